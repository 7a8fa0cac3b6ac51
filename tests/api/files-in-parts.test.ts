// spec: 7/get-files
import { describe, expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteWithSubmission } from '#tests/fixtures/submission-files-site.ts'

const open = databaseOpener()

describe('a part of a video', () => {
  test('is sent as such, and what lies behind the end is refused', async () => {
    const site = await siteWithSubmission(await open())
    const whole = await site.app.inject({ url: site.video })
    const size = whole.rawPayload.length
    expect(whole.headers['accept-ranges']).toBe('bytes')
    const ask = (range: string) => site.app.inject({ url: site.video, headers: { range } })
    const part = await ask('bytes=100-199')
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${size}`,
      'content-length': '100',
    })
    expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true)
    const behind = await ask(`bytes=${size}-`)
    expect(behind.statusCode).toBe(416)
    expect(behind.headers['content-range']).toBe(`bytes */${size}`)
    expect(behind.body).toBe('')
  })

  test('is all of it when it has changed since', async () => {
    const site = await siteWithSubmission(await open())
    const { headers } = await site.app.inject({ url: site.video })
    const ask = async (ifRange: string) =>
      (
        await site.app.inject({
          url: site.video,
          headers: { range: 'bytes=0-9', 'if-range': ifRange },
        })
      ).statusCode
    expect(await ask(String(headers.etag))).toBe(206)
    expect(await ask('"another"')).toBe(200)
    expect(await ask('Sat, 21 Nov 2026 10:00:00 GMT')).toBe(200)
  })

  test('can be asked about without being sent', async () => {
    const site = await siteWithSubmission(await open())
    const sent = await site.app.inject({ url: site.video })
    const whole = await site.app.inject({ method: 'HEAD', url: site.video })
    expect(whole).toMatchObject({ statusCode: 200, body: '' })
    expect(whole.headers['content-length']).toBe(String(sent.rawPayload.length))
    const part = await site.app.inject({
      method: 'HEAD',
      url: site.video,
      headers: { range: 'bytes=0-9' },
    })
    expect(part).toMatchObject({ statusCode: 206, body: '' })
    expect(part.headers['content-length']).toBe('10')
  })
})
