import swagger from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isOn } from '#contracts/features.ts'
import { submissionFormSchema } from '#contracts/submissions.ts'
import type { Site } from '#services/site/site.ts'
import { parameterRules, routeRules } from './openapi-rules.ts'
import { bodyLimitBytes } from './server-options.ts'

/** Describes every API route from its schemas and limits at `/api/openapi.json`. */
export const openApi = fastifyPlugin<{ site: Site }>(async (app, { site }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'API', version: '1' },
    },
    transform: describeRoute(),
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => asPublished(app.swagger(), site))
})

/** Described once; what the owner publishes is filled in each time. */
function asPublished(described: ReturnType<FastifyInstance['swagger']>, site: Site) {
  const { property, timeZone } = site.facts
  const { paths: all = {} } = described as { paths?: Record<string, Record<string, Operation>> }
  const paths = Object.entries(all)
    .filter(([path]) => isOn(site.facts, path))
    .map(([path, methods]) => [path, withSlugs(methods, site)])
  const info = {
    title: `${property} API`,
    version: '1',
    description: `Days are days at the property (${timeZone}).`,
  }
  return { ...(described as object), info, paths: Object.fromEntries(paths) }
}

/** Names the cabins where a path takes one. */
function withSlugs(methods: Record<string, Operation>, { cabins }: Site) {
  const slugs = { type: 'string', enum: cabins.map(({ slug }) => slug) }
  return Object.fromEntries(
    Object.entries(methods).map(([method, operation]) => {
      const { parameters } = operation
      if (!parameters?.some(isSlug)) return [method, operation]
      const named = parameters.map((each) => (isSlug(each) ? { ...each, schema: slugs } : each))
      return [method, { ...operation, parameters: named }]
    }),
  )
}

function isSlug(each: Parameter): boolean {
  return each.in === 'path' && each.name === 'slug'
}

interface Parameter {
  in: string
  name: string
}

interface Operation {
  parameters?: readonly Parameter[]
}

/** Pages and files have no contract to describe. */
const describeRoute = (): typeof jsonSchemaTransform => {
  return (given) => {
    if (!given.url.startsWith('/api/')) return { schema: { hide: true }, url: given.url }
    const { schema, url } = jsonSchemaTransform(given)
    const described = {
      ...schema,
      ...(schema.params !== undefined && { params: withRules(url, schema.params) }),
      ...(url === '/api/submissions' && { body: entryForm }),
    }
    const description = descriptionOf(given.route, { ...described, url })
    return { schema: { ...described, description, tags: [featureOf(url)] }, url }
  }
}

// The form is streamed, so no route schema validates its body; its fields are checked with this
// one.
const entryForm = z.toJSONSchema(submissionFormSchema, { io: 'input', target: 'openapi-3.0' })

interface Described {
  description?: string
  body?: unknown
  consumes?: readonly string[]
  url: string
}

function featureOf(url: string): string {
  return url.split('/')[2] ?? ''
}

/** The route's own description, the rules beyond its schemas, and its limits. */
function descriptionOf(route: RouteOptions, { description = '', body, consumes, url }: Described) {
  const name = `${[route.method].flat()[0]} ${url.replaceAll(/:(\w+)/g, '{$1}')}`
  const kilobytes = Math.round((route.bodyLimit ?? bodyLimitBytes) / 1024)
  const isJson = body !== undefined && consumes === undefined
  const size = isJson ? `The body has at most ${kilobytes} KB.` : ''
  const pages = 'cursor' in queryOf(route) ? pagesByCursor : ''
  return [pages, description, routeRules[name], size, rateOf(route)].filter(Boolean).join(' ')
}

const pagesByCursor = 'Pages by cursor: follow the Link header with rel="next" until it is absent.'

function queryOf({ schema }: RouteOptions): object {
  return schema?.querystring instanceof z.ZodObject ? schema.querystring.shape : {}
}

function rateOf({ config }: RouteOptions): string {
  const limit = config?.rateLimit
  if (!limit) return ''
  return `At most ${String(limit.max)} requests in ${String(limit.timeWindow)} from one address: 429 with Retry-After.`
}

function withRules(url: string, params: unknown): unknown {
  const { properties = {}, ...rest } = params as { properties?: Record<string, object> }
  const named = Object.entries(properties).map(([name, schema]) => [
    name,
    // A route's own description of its parameters wins.
    'pattern' in schema ? schema : { ...schema, ...parameterRules(url) },
  ])
  return { ...rest, properties: Object.fromEntries(named) }
}
