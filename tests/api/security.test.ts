import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { countReferrals } from '#store/referrals/referrals.ts'
import { closeDatabase } from '#store/database.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { openConnection, readResponse, sendRaw, sendTarget } from '#tests/fixtures/raw-http.ts'
import { fileHeaders, securityHeaders } from '#tests/fixtures/security-headers.ts'
import { origin, siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

async function firstFile(folder: string, extension: string): Promise<string> {
  const files = await readdir(new URL(`../../build/${folder}/`, import.meta.url))
  const found = files.find((file) => file.endsWith(extension))
  if (!found) throw new Error(`there is no ${extension} in build/${folder}`)
  return found
}

describe('every answer carries the security headers', () => {
  test.each([
    ['a page', '/', 200],
    ['an unknown page', '/nope', 404],
    ['a list of the API', '/api/reviews', 200],
    ['an unknown address of the API', '/api/nope', 404],
    ['a wrong query', '/api/reviews?limit=x', 400],
    ['a missing file', '/assets/nope.js', 404],
    ['a way out of the files', '/assets/..%2f..%2fpackage.json', 404],
    ["the router's data", '/_.data', 200],
    ['a referral', '/book/texas-sage', 303],
    ['health', '/healthz', 200],
    ['robots.txt', '/robots.txt', 200],
    ['an icon', '/favicon.svg', 200],
  ])('%s', async (_, url, status) => {
    const { app } = await siteOn(await open())
    const { statusCode, headers } = await app.inject(url)
    expect(statusCode).toBe(status)
    const departs = url.startsWith('/book/') && { 'referrer-policy': 'no-referrer' }
    expect(headers).toMatchObject({ ...securityHeaders, ...departs })
  })

  test('an asset, kept for a year', async () => {
    const { app } = await siteOn(await open())
    const { statusCode, headers } = await app.inject(
      `/assets/${await firstFile('site/client/assets', '.js')}`,
    )
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject(fileHeaders)
    expect(headers).not.toHaveProperty('permissions-policy')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('a picture, which other sites may show', async () => {
    const { app } = await siteOn(await open())
    const { statusCode, headers } = await app.inject(
      `/pictures/${await firstFile('pictures', '.avif')}`,
    )
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      ...fileHeaders,
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('a page that is known already', async () => {
    const { app } = await siteOn(await open())
    const answer = await app.inject({ url: '/', headers: { 'if-none-match': '*' } })
    expect(answer.statusCode).toBe(304)
    expect(answer.headers).toMatchObject(securityHeaders)
  })

  test('a failure on our side', async () => {
    const db = await open()
    const { app } = await siteOn(db)
    await closeDatabase(db)
    const answer = await app.inject('/api/reviews')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers).toMatchObject(securityHeaders)
  })

  test.each([
    ['a malformed address', 400, 'GET /api/%ZZ HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
    ['a method that does not exist', 400, 'FOO / HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['what is not HTTP', 400, 'hello\r\n\r\n'],
    ['a request without a host', 400, 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['an address with a fragment', 400, 'GET /cabins#a HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['huge headers', 431, `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
  ])('%s', async (_, status, request) => {
    const port = await (await siteOn(await open())).listen()
    const answer = await sendRaw(port, request)
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(securityHeaders)
    expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String) })
  })

  test('what still arrives while the site stops', async () => {
    const { app, deps, listen } = await siteOn(await open())
    const socket = await openConnection(await listen())
    const held = Promise.withResolvers<undefined>()
    const catchUp = vi.spyOn(deps.changes, 'catchUp').mockReturnValueOnce(held.promise)
    const request = 'GET /reviews HTTP/1.1\r\nhost: a\r\n\r\n'
    socket.write(request)
    await vi.waitFor(() => expect(catchUp).toHaveBeenCalled())
    const closing = app.close()
    held.resolve(undefined)
    socket.write(request)
    const answer = await readResponse(socket)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject(securityHeaders)
    await closing
  })

  test('a write from another site, which is refused', async () => {
    const { app } = await siteOn(await open())
    const headers = { 'sec-fetch-site': 'cross-site' }
    const answer = await app.inject({ method: 'POST', url: '/api/referrals', headers })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers).toMatchObject(securityHeaders)
  })

  test('without https there is no demand for it', async () => {
    const site = await siteOn(await open(), { secure: false })
    expect((await site.app.inject('/')).headers).not.toHaveProperty('strict-transport-security')
    const { headers } = await sendTarget(await site.listen(), 'GET', '/api/%ZZ')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

test.each(['/', '/cabins', '/cabins/texas-sage', '/about', '/nope'])(
  'every script that runs on %s is named by its hash, and no other may run',
  async (path) => {
    const { app } = await siteOn(await open())
    const { headers, body } = await app.inject(path)
    const policy = String(headers['content-security-policy'])
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? []

    expect(scripts[0]).toBe("'self'")
    expect(scripts.slice(1).every((source) => source.startsWith("'sha256-"))).toBe(true)
    for (const [, attributes = '', code = ''] of body.matchAll(
      /<script([^>]*)>(.*?)<\/script>/gs,
    )) {
      if (attributes.includes('application/ld+json') || attributes.includes('src=')) continue
      const hash = createHash('sha256').update(code).digest('base64')
      expect(scripts).toContain(`'sha256-${hash}'`)
    }
    expect(body).not.toMatch(/ nonce=|<script[^>]+src="(https?:)?\/\/| on[a-z]+="/)
  },
)

describe('writes from other sites', () => {
  const referral = { cabin: 'texas-sage', checkIn: null, checkOut: null, place: 'cabin-card' }

  async function write(headers: Record<string, string>) {
    const { app, deps } = await siteOn(await open())
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/referrals',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(referral),
    })
    return { statusCode, count: await countReferrals(deps.db) }
  }

  test.each([
    ['as JSON', { 'sec-fetch-site': 'cross-site' }],
    [
      'as text, which no browser asks about',
      { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' },
    ],
    ['from an old browser', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
    ['from a sandbox', { origin: 'null' }],
  ])('are refused %s, and nothing is stored', async (_, headers) => {
    expect(await write(headers)).toEqual({ statusCode: 403, count: 0 })
  })

  test.each([
    ['our pages', { 'sec-fetch-site': 'same-origin', origin }],
    ['our pages in old browsers', { origin, 'content-type': 'text/plain;charset=UTF-8' }],
  ])('but those of %s are taken', async (_, headers) => {
    expect(await write(headers)).toEqual({ statusCode: 204, count: 1 })
  })
})
