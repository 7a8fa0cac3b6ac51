import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sendTarget } from '#tests/fixtures/raw-http.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

const assets = await readdir(new URL('../../build/site/client/assets/', import.meta.url))
const assetOf = (ending: string) => `/assets/${assets.find((name) => name.endsWith(ending))}`

test.each([
  ['/', 'text/html'],
  ['/nope', 'text/html'],
  ['/admin/login', 'text/html'],
  ['/_.data', 'text/x-script'],
  ['/nope.data', 'text/x-script'],
  ['/api/reviews', 'application/json'],
  ['/api/reviews?limit=x', 'application/json'],
  ['/api/admin/verify', 'application/json'],
  ['/api/openapi.json', 'application/json'],
  ['/assets/nope.js', 'application/json'],
  ['/healthz', 'application/json'],
  ['/robots.txt', 'text/plain'],
  ['/sitemap.xml', 'application/xml'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/favicon.svg', 'image/svg+xml'],
  [assetOf('.js'), 'application/javascript'],
  [assetOf('.css'), 'text/css'],
])('%s says that it is %s in UTF-8', async (url, type) => {
  const { app } = await siteOn(await open())
  const { headers } = await app.inject(url)
  expect(headers['content-type']).toMatch(
    new RegExp(`^${RegExp.escape(type)}; ?charset=utf-8$`, 'i'),
  )
})

test.each([
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/icon-192.png', 'image/png'],
  [assetOf('.woff2'), 'font/woff2'],
])('%s says that it is %s', async (url, type) => {
  const { app } = await siteOn(await open())
  expect((await app.inject(url)).headers['content-type']).toBe(type)
})

test('an answer without a body claims no type', async () => {
  const { app } = await siteOn(await open())
  const payload = { cabin: 'texas-sage', checkIn: null, checkOut: null, place: 'header' }
  const answer = await app.inject({ method: 'POST', url: '/api/referrals', payload })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).not.toHaveProperty('content-type')
})

test('what no route can read is answered as JSON in UTF-8 too', async () => {
  const { listen } = await siteOn(await open())
  const { headers } = await sendTarget(await listen(), 'GET', '/api/%ZZ')
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})
