// spec: 7/get-files
import exifr from 'exifr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import {
  adminCookie,
  decide,
  enter,
  makeVariants,
  siteWithContest,
  type EntriesSite,
} from '#tests/fixtures/entries-site.ts'
import { canaries, plantedFiles } from '#tests/fixtures/media/planted.ts'

const open = databaseOpener()
const planted = await plantedFiles()

/** All but what every picture says of its own form. */
const everything = {
  tiff: true,
  exif: true,
  gps: true,
  xmp: true,
  iptc: true,
  icc: true,
  ihdr: false,
  jfif: false,
}

test.each(Object.keys(planted))('the planted %s really carries what is looked for', (name) => {
  const found = canaries.filter((canary) => planted[name]?.includes(canary))
  expect(found.length).toBeGreaterThan(1)
})

test.each(Object.entries(planted))(
  'nothing that a camera left in %s is in anything we serve',
  async (name, file) => {
    const site = await siteWithContest(await open())
    const served = await everythingServed(site, name, file)
    expect(served.length).toBeGreaterThan(2)
    for (const { url, body } of served) {
      const found = canaries.filter((canary) => body.includes(canary))
      expect({ url, found }).toEqual({ url, found: [] })
      if (name.includes('mp4') || name.includes('webm')) continue
      expect({ url, exif: await exifr.parse(body, everything).catch(() => undefined) }).toEqual({
        url,
        exif: undefined,
      })
    }
  },
)

test.each(['a.jpg', 'a.png', 'a.webp'])('%s is turned upright and in sRGB', async (name) => {
  const site = await siteWithContest(await open())
  const { files } = await enter(site, { files: [{ name, content: content(name) }] })
  expect(files).toMatchObject([{ width: 48, height: 64 }])
  const [kept] = await everythingServed(site, name, content(name))
  const picture = await sharp(kept?.body).metadata()
  expect(picture).toMatchObject({ width: 48, height: 64, space: 'srgb' })
  expect(picture.icc).toBeUndefined()
  expect(picture.orientation).toBeUndefined()
})

function content(name: string): Buffer {
  return planted[name] ?? Buffer.alloc(0)
}

/** What anybody, the administrator included, can get of a file. */
async function everythingServed(
  site: EntriesSite,
  name: string,
  file: Buffer,
): Promise<{ url: string; body: Buffer }[]> {
  const { id, files } = await enter(site, { files: [{ name, content: file }] })
  await makeVariants(site)
  await decide(site, id, 'approved')
  const cookie = await adminCookie(site)
  const path = `/api/files/submissions/${id}/${files[0]?.id}`
  const served: { url: string; body: Buffer }[] = []
  for (const query of [
    '',
    '?variant=original',
    '?variant=card',
    '?variant=large',
    '?variant=poster',
  ]) {
    for (const accept of ['image/avif,*/*', '*/*']) {
      const url = `${path}${query}`
      const answer = await site.app.inject({ url, headers: { cookie, accept } })
      if (answer.statusCode === 200)
        served.push({ url: `${url} ${accept}`, body: answer.rawPayload })
    }
  }
  return served
}
