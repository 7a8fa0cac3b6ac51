import swagger from '@fastify/swagger'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { site } from '#content/site.ts'

/** Describes every API route from its schemas at `/api/openapi.json`. */
export const openApi = fastifyPlugin(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${site.property} API`, version: '1' },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
})

/** Pages and files have no contract to describe. */
const describeRoute: typeof jsonSchemaTransform = (route) =>
  route.url.startsWith('/api/')
    ? jsonSchemaTransform(route)
    : { schema: { hide: true }, url: route.url }
