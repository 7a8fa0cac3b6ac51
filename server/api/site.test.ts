import { expect, test } from 'vitest'
import { documentSchemas } from '#contracts/site/documents.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { siteApi } from './site.ts'

test.each(Object.entries(documentSchemas))('%s matches its schema', async (name, schema) => {
  const app = await apiWith(siteApi({ site: sampleSite }))
  const answer = await app.inject(`/api/site/${name}`)
  expect(answer.statusCode).toBe(200)
  expect(schema.parse(answer.json())).toEqual(answer.json())
})

test('an unknown document is not found', async () => {
  const app = await apiWith(siteApi({ site: sampleSite }))
  expect((await app.inject('/api/site/no-such')).statusCode).toBe(404)
  expect((await app.inject('/api/site/policies')).statusCode).toBe(404)
})
