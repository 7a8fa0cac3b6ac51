import { expect, describe, test } from 'vitest'
import sharp from 'sharp'
import { albumPictureSchema } from '#contracts/album-pictures.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { heic } from '#tests/fixtures/media/heic.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { canaries, plantedFiles } from '#tests/fixtures/media/planted.ts'
import { album, siteWithPictures } from '#tests/fixtures/pictured-site.ts'

const open = databaseOpener()

describe('a picture’s file', () => {
  test('is served like the shipped ones: for a year, by parts, and with its tag', async () => {
    const { keep, site } = await siteWithPictures(await open())
    const id = await keep(album, await jpeg(500, 400))
    const address = `/pictures/${id}-320.avif`
    const whole = await site.inject(address)
    expect(whole.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect((await sharp(whole.rawPayload).metadata()).width).toBe(320)
    const part = await site.inject({ url: address, headers: { range: 'bytes=2-9' } })
    expect(part.statusCode).toBe(206)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 10))
    const tag = String(whole.headers.etag)
    const again = await site.inject({ url: address, headers: { 'if-none-match': tag } })
    expect(again.statusCode).toBe(304)
    const head = await site.inject({ method: 'HEAD', url: address })
    expect([head.statusCode, head.headers['content-length']]).toEqual([
      200,
      String(whole.rawPayload.length),
    ])
  })

  test('does not exist before it is made, nor under another name', async () => {
    const { send, site } = await siteWithPictures(await open())
    const { id } = albumPictureSchema.parse((await send(album, await jpeg())).json())
    for (const name of [`${id}.webp`, `${id}-64.avif`, `${id}.clean`, `../${id}.webp`, id]) {
      expect((await site.inject(`/pictures/${name}`)).statusCode).toBe(404)
    }
  })

  test('tells nothing of camera and place, from JPEG and from HEIC', async () => {
    const { keep, deps } = await siteWithPictures(await open())
    const { 'a.jpg': planted = heic } = await plantedFiles()
    for (const content of [planted, heic]) await keep(album, content)
    for await (const { key } of deps.storage.list('files/')) {
      const stored = await deps.storage.get(key)
      const bytes = Buffer.concat((await stored?.toArray()) ?? [])
      for (const canary of canaries) expect(bytes.includes(canary)).toBe(false)
    }
  })
})
