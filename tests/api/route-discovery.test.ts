import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { routesPath } from '#contracts/addresses.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const versionIn = /"version": ?"([^"]+)"/

async function site() {
  const { app } = await siteOn(await open())
  const [, version = ''] = versionIn.exec((await app.inject('/')).body) ?? []
  const ask = (query: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({ url: `${routesPath}?${new URLSearchParams(query)}`, headers })
  return { ask, version }
}

test('the browser learns the code of the links in sight, and may keep it as long as the build', async () => {
  const { ask, version } = await site()
  const { statusCode, headers, body } = await ask({ paths: '/about,/cabins', version })

  expect(version).not.toBe('')
  expect(statusCode).toBe(200)
  expect(headers['cache-control']).toContain('immutable')
  expect(Object.keys(JSON.parse(body))).toContain('screens/about/about')
  expect(body).not.toContain('admin')
})

test('a phone gets the routes compressed', async () => {
  const { ask, version } = await site()
  const query = { paths: '/about,/cabins,/events', version }
  const { headers, rawPayload } = await ask(query, { 'accept-encoding': 'gzip, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(headers['vary']).toBe('accept-encoding')
  expect(brotliDecompressSync(rawPayload).toString()).toContain('screens/about/about')
})

test('a browser with an older build has to reload, and caches nothing', async () => {
  const { statusCode, headers } = await (await site()).ask({ paths: '/about', version: 'old' })
  expect(statusCode).toBe(204)
  expect(headers['x-remix-reload-document']).toBe('true')
  expect(headers['cache-control']).toBe('no-store')
})

test('a question without paths is refused, not a failure', async () => {
  const { ask, version } = await site()
  expect((await ask({ version })).statusCode).toBe(400)
})
