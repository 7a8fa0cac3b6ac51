import { describe, expect, test } from 'vitest'
import { errorSchema } from '#contracts/errors.ts'
import { countReferrals } from '#store/referrals/referrals.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sendRaw, sendTarget } from '#tests/fixtures/raw-http.ts'
import { oneFileOfEachKind } from '#tests/fixtures/hostile/surface.ts'
import { siteOn } from '#tests/fixtures/site.ts'
import { expectValidResponse } from '#tests/fixtures/valid-response.ts'
import { insides } from '#tests/fixtures/hostile/faults.ts'

const open = databaseOpener()

describe('addresses', () => {
  test.each([
    ['/%ZZ', 404],
    ['/%', 404],
    ['/cabins/%E0%A4%A', 404],
    ['/api/cabins/%ZZ', 400],
    ['/%00', 404],
    ['/cabins/%00', 404],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/../../etc/passwd', 404],
    ['/pictures/..%2f..%2fpackage.json', 404],
    ['/pictures/about.json', 404],
    ['/assets/%2e%2e/%2e%2e/server/index.js', 404],
    ['//evil.example', 404],
    ['//evil.example/..', 404],
    ['/\\evil.example', 404],
    ['/%5c%5cevil.example', 404],
    ['http://evil.example/nope', 404],
    ['/;', 404],
    ['/__proto__', 404],
    ['/constructor', 404],
    ['/cabins/constructor', 404],
    [`/${'x'.repeat(8000)}`, 404],
    [`/cabins/${'x'.repeat(8000)}`, 404],
    [`/book/${'x'.repeat(8000)}`, 404],
    [`/cabins?sort=${'x'.repeat(8000)}`, 200],
    ['/cabins?sort[]=a&sort=%ZZ&__proto__[x]=1', 200],
    ['/%ZZ.data', 404],
    ['/_.data?_routes=%ZZ', 200],
    ['/..%2f.data', 404],
    ['//evil.example.data', 404],
    ['*', 404],
  ])('%s is answered with %i', async (target, status) => {
    const port = await (await siteOn(await open())).listen()
    const answer = await sendTarget(port, 'GET', target)
    expectValidResponse(answer)
    expect(answer.status).toBe(status)
    expect(answer.headers).not.toHaveProperty('location')
  })
})

describe('methods', () => {
  test.each([
    ['POST', '/', 405, 'GET, HEAD'],
    ['PUT', '/cabins/texas-sage', 405, 'GET, HEAD'],
    ['DELETE', '/nope', 405, 'GET, HEAD'],
    ['OPTIONS', '/', 405, 'GET, HEAD'],
    ['TRACE', '/', 405, 'GET, HEAD'],
    ['PROPFIND', '/', 405, 'GET, HEAD'],
    ['POST', '/_.data', 405, 'GET, HEAD'],
    ['PUT', '/api/reviews?x=1', 405, 'GET, HEAD, POST'],
    ['GET', '/api/referrals', 405, 'POST'],
    ['POST', '/api/nope', 404, undefined],
    ['DELETE', '/api/nope', 404, undefined],
  ])('%s %s is refused with %i', async (method, target, status, allow) => {
    const port = await (await siteOn(await open())).listen()
    const answer = await sendTarget(port, method, target)
    expectValidResponse(answer)
    expect({ status: answer.status, allow: answer.headers.allow }).toEqual({ status, allow })
    expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String) })
  })
})

describe('bodies', () => {
  const deep = `${'['.repeat(900)}${']'.repeat(900)}`

  test.each([
    [400, 'broken JSON', 'application/json', '{"cabin":'],
    [422, 'deep JSON', 'application/json', deep],
    [400, 'a poisoned prototype', 'application/json', '{"__proto__":{"isAdmin":true}}'],
    [400, 'a poisoned constructor', 'application/json', '{"constructor":{"prototype":{}}}'],
    [400, 'a bare word', 'application/json', 'null'],
    [400, 'bytes that are no text', 'application/json', '\u0000\u00ff\u00fe'],
    [413, 'too much', 'application/json', JSON.stringify({ cabin: 'x'.repeat(3000) })],
    [413, 'far too much', 'application/json', 'x'.repeat(1024 * 1024)],
    [415, 'XML', 'application/xml', '<a/>'],
    [415, 'a form', 'multipart/form-data; boundary=x', '--x--'],
    [415, 'a type that is none', 'nonsense', '{}'],
  ])('%i for %s', async (status, _, type, payload) => {
    const { app, deps } = await siteOn(await open())
    const answer = await app.inject({
      method: 'POST',
      url: '/api/referrals',
      headers: { 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(errorSchema.safeParse(answer.json()).error).toBeUndefined()
    expect(answer.body).not.toMatch(insides)
    expect(await countReferrals(deps.db)).toBe(0)
  })

  test.each([
    ['two lengths', 'content-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
    ['a length and chunks', 'content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['a length that is none', 'content-length: many\r\n\r\n{}'],
    ['a header without a name', ': value\r\ncontent-length: 2\r\n\r\n{}'],
    ['a header with a line break of its own', 'x: a\rb\r\ncontent-length: 2\r\n\r\n{}'],
  ])('a request with %s is refused as unreadable', async (_, rest) => {
    const port = await (await siteOn(await open())).listen()
    const answer = await sendRaw(port, `POST /api/referrals HTTP/1.1\r\nhost: a\r\n${rest}`)
    expectValidResponse(answer)
    expect(answer.status).toBe(400)
  })
})

describe('headers', () => {
  test.each([
    ['cookie', '=; ;;; a=%ZZ; __proto__=1; "'],
    ['cookie', 'x'.repeat(8000)],
    ['accept-encoding', 'br;q=x, *;q=, ,,'],
    ['if-none-match', 'W/, "", *x'],
    ['range', 'bytes=0-1,5-3,-x'],
    ['host', '%ZZ:::'],
    ['x-forwarded-for', '%ZZ, ::::'],
    ['accept', '*/'.repeat(500)],
  ])('a bad %s does no harm', async (name, value) => {
    const { app } = await siteOn(await open())
    for (const url of ['/', '/api/reviews', '/favicon.svg']) {
      const { statusCode } = await app.inject({ url, headers: { [name]: value } })
      expect(statusCode).toBeLessThan(500)
    }
  })
})

describe('ranges and conditions on files', () => {
  const old = 'Thu, 01 Jan 1970 00:00:00 GMT'

  test.each([
    ['range', 'bytes=99999999-', 416],
    ['range', 'bytes=-0', 416],
    ['range', 'bytes=a-b', 416],
    ['range', 'bytes=0-0', 206],
    ['range', 'lines=0-1', 200],
    ['if-match', '"x"', 412],
    ['if-match', '*', 200],
    ['if-unmodified-since', old, 412],
    ['if-modified-since', old, 200],
    ['if-none-match', '*', 304],
  ])('%s: %s is answered with %i', async (name, value, status) => {
    const { app, logLines } = await siteOn(await open())
    for (const url of await oneFileOfEachKind()) {
      const { statusCode, headers } = await app.inject({ url, headers: { [name]: value } })
      expect({ url, status: statusCode }).toEqual({ url, status })
      const range = headers['content-range']?.replace(/^bytes \*\/\d+$/, 'none of it')
      expect(range === 'none of it').toBe(status === 416)
    }
    expect(logLines.filter((line) => line.includes('"level":50'))).toEqual([])
  })
})

test('addresses with a line break share the page for unknown paths and are no failure', async () => {
  const { app, logLines } = await siteOn(await open())
  const [page, other, data] = await Promise.all(
    ['/x%0ay', '/another%0a', '/x%0ay.data'].map((url) => app.inject(url)),
  )
  expect([page, other, data].map((answer) => answer?.statusCode)).toEqual([404, 404, 404])
  expect(page?.headers.etag).toBe(other?.headers.etag)
  expect(logLines.filter((line) => /"level":50|"rendered"/.test(line))).toEqual([])
})
