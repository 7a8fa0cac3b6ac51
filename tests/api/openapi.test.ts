import { expect, test } from 'vitest'
import { z } from 'zod'
import { routeRules } from '#server/openapi-rules.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

interface Schema {
  [keyword: string]: unknown
  type?: string
  properties?: Record<string, Schema>
}
const schema = z.custom<Schema>()
const operationSchema = z.object({
  description: z.string().default(''),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
})
const openApiSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

async function operations() {
  const { app } = await siteOn(await open())
  const { paths } = openApiSchema.parse((await app.inject('/api/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...operation,
      body: Object.values(operation.requestBody?.content ?? {})[0]?.schema,
    })),
  )
}

/** Every schema without sub-schemas, with its path. */
function leaves(part: Schema, at: string): { at: string; leaf: Schema }[] {
  const choices = (part['anyOf'] ?? part['oneOf'] ?? []) as Schema[]
  if (choices.length > 0) return choices.flatMap((choice) => leaves(choice, at))
  if (part.type === 'array') {
    return [{ at, leaf: part }, ...leaves(part['items'] as Schema, `${at}[]`)]
  }
  if (part.type !== 'object') return [{ at, leaf: part }]
  return Object.entries(part.properties ?? {}).flatMap(([name, each]) =>
    leaves(each, `${at}.${name}`),
  )
}

const limitsOf: Record<string, (leaf: Schema) => boolean> = {
  string: (leaf) =>
    ['maxLength', 'enum', 'const', 'pattern'].some((keyword) => keyword in leaf) ||
    ['date', 'date-time'].includes(String(leaf['format'])),
  integer: (leaf) => 'minimum' in leaf && 'maximum' in leaf,
  array: (leaf) => 'maxItems' in leaf,
}

test('everything that the API takes has its limits in openapi.json', async () => {
  const unlimited = (await operations()).flatMap(({ name, parameters, body }) =>
    [
      ...parameters.flatMap((each) => leaves(each.schema, each.name)),
      ...(body ? leaves(body, 'body') : []),
    ]
      .filter(({ leaf }) => limitsOf[leaf.type ?? '']?.(leaf) === false)
      .map(({ at }) => `${name} ${at}`),
  )
  expect(unlimited).toEqual([])
})

test('openapi.json names the rules that no schema can express, each at a route that exists', async () => {
  const all = new Map((await operations()).map(({ name, description }) => [name, description]))
  for (const [name, rules] of Object.entries(routeRules)) expect(all.get(name)).toContain(rules)
})

test('openapi.json says how often and how large a visitor may send', async () => {
  const writes = (await operations()).filter(
    ({ name }) => !name.startsWith('GET') && !name.includes('/api/admin/'),
  )
  expect(writes.length).toBeGreaterThan(4)
  const limited = /At most \d+ requests in \d+ minutes? from one address/
  const sized = /The body has at most \d+ KB/
  const isJson = (each: (typeof writes)[number]) => each.body && !each.name.endsWith('/submissions')
  const silent = writes.filter(
    (each) => !limited.test(each.description) || (isJson(each) && !sized.test(each.description)),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('openapi.json describes the form of a contest entry with its files', async () => {
  const entry = (await operations()).find(({ name }) => name === 'POST /api/submissions')
  expect(Object.keys(entry?.body?.properties ?? {})).toEqual(
    expect.arrayContaining(['contestId', 'guestName', 'consentToTerms', 'files']),
  )
  expect(entry?.body?.properties?.['files']).toMatchObject({ minItems: 1, maxItems: 3 })
})
