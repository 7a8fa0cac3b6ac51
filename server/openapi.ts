import swagger from '@fastify/swagger'
import type { RouteOptions } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { submissionFormSchema } from '#contracts/submissions.ts'
import type { Site } from '#services/site/site.ts'
import { parameterRules, routeRules } from './openapi-rules.ts'
import { bodyLimitBytes } from './server-options.ts'

/** Describes every API route from its schemas and limits at `/api/openapi.json`. */
export const openApi = fastifyPlugin<{ site: Site }>(async (app, { site }) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${site.facts.property} API`, version: '1' },
    },
    transform: describeRoute(site),
    transformObject: jsonSchemaTransformObject,
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
})

/** Pages and files have no contract to describe. */
const describeRoute = (site: Site): typeof jsonSchemaTransform => {
  const rules = routeRules(site)
  return (given) => {
    if (!given.url.startsWith('/api/')) return { schema: { hide: true }, url: given.url }
    const { schema, url } = jsonSchemaTransform(given)
    const described = {
      ...schema,
      ...(schema.params !== undefined && { params: withRules(site, url, schema.params) }),
      ...(url === '/api/submissions' && { body: entryForm }),
    }
    const description = descriptionOf(given.route, { ...described, url }, rules)
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
function descriptionOf(
  route: RouteOptions,
  { description = '', body, consumes, url }: Described,
  rules: Readonly<Record<string, string>>,
) {
  const name = `${[route.method].flat()[0]} ${url.replaceAll(/:(\w+)/g, '{$1}')}`
  const kilobytes = Math.round((route.bodyLimit ?? bodyLimitBytes) / 1024)
  const isJson = body !== undefined && consumes === undefined
  const size = isJson ? `The body has at most ${kilobytes} KB.` : ''
  const pages = 'cursor' in queryOf(route) ? pagesByCursor : ''
  return [pages, description, rules[name], size, rateOf(route)].filter(Boolean).join(' ')
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

function withRules(site: Site, url: string, params: unknown): unknown {
  const { properties = {}, ...rest } = params as { properties?: Record<string, object> }
  const named = Object.entries(properties).map(([name, schema]) => [
    name,
    // A route's own description of its parameters wins.
    'pattern' in schema ? schema : { ...schema, ...parameterRules(site, url, name) },
  ])
  return { ...rest, properties: Object.fromEntries(named) }
}
