import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

describe('what is sent', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    [undefined, 'identity', (body: Buffer) => body],
  ])('is encoded as %s for %s', async (encoding, accepted, decode) => {
    const { app } = await siteOn(await open())
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })

    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    expect(decode(answer.rawPayload).toString()).toMatch(/^<!DOCTYPE html>.*<\/html>\s*$/s)
  })

  test('is not sent again to who has it, in this form', async () => {
    const { app } = await siteOn(await open())
    const ask = (accepted: string, etag = '') =>
      app.inject({ url: '/', headers: { 'accept-encoding': accepted, 'if-none-match': etag } })
    const { etag } = (await ask('br')).headers

    const known = await ask('br', etag)
    expect(known).toMatchObject({ statusCode: 304, body: '' })
    expect(known.headers).toMatchObject({ etag, vary: 'accept-encoding' })
    expect((await ask('gzip', etag)).statusCode).toBe(200)
  })

  test('to HEAD is what GET would get, without the page', async () => {
    const { app } = await siteOn(await open())
    const get = await app.inject({ url: '/' })
    const head = await app.inject({ method: 'HEAD', url: '/' })

    expect(head.body).toBe('')
    const { date: _, ...headers } = get.headers
    expect(head.headers).toMatchObject(headers)
  })

  test('sets no cookie, also to who sends some', async () => {
    const { app } = await siteOn(await open())
    const answer = await app.inject({ url: '/', headers: { cookie: 'session=x; __proto__=y' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  test('is the same page for a query that it does not read, rendered once', async () => {
    const { app, logLines } = await siteOn(await open())
    const bodies = ['/', '/?utm_source=mail', '/?sort=rating', '/?%ZZ'].map(
      async (url) => (await app.inject(url)).body,
    )
    expect(new Set(await Promise.all(bodies)).size).toBe(1)
    expect(logLines.filter((line) => line.includes('"/api/reviews"'))).toHaveLength(1)
  })
})

describe("the router's data", () => {
  test.each(['/_.data', '/cabins/texas-sage.data', '/about.data?_routes=root'])(
    '%s is data, never a page',
    async (url) => {
      const { app } = await siteOn(await open())
      const answer = await app.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/x-script; charset=utf-8',
        'cache-control': 'private, max-age=5',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.body).not.toContain('<html')
    },
  )

  test.each(['/no-such-page.data', '/cabins/no-such-cabin.data'])('%s is 404', async (url) => {
    const { app } = await siteOn(await open())
    expect((await app.inject(url)).statusCode).toBe(404)
  })
})
