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
  type SubmissionsSite,
} from '#tests/fixtures/submissions-site.ts'
import { canaries, plantedFiles } from '#tests/fixtures/media/planted.ts'

const open = databaseOpener()
const planted = await plantedFiles()

/** All metadata except each format's own properties. */
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
  'nothing that a camera left in %s is in anything we serve, and a picture is upright in sRGB',
  async (name, file) => {
    const site = await siteWithContest(await open())
    const { files, served } = await everythingServed(site, name, file)
    expect(served.length).toBeGreaterThan(2)
    for (const { url, body } of served) {
      const found = canaries.filter((canary) => body.includes(canary))
      expect({ url, found }).toEqual({ url, found: [] })
      if (isVideo(name)) continue
      expect({ url, exif: await exifr.parse(body, everything).catch(() => undefined) }).toEqual({
        url,
        exif: undefined,
      })
    }
    if (isVideo(name)) return
    expect(files).toMatchObject([{ width: 48, height: 64 }])
    const picture = await sharp(served[0]?.body).metadata()
    expect(picture).toMatchObject({ width: 48, height: 64, space: 'srgb' })
    expect(picture.icc).toBeUndefined()
    expect(picture.orientation).toBeUndefined()
  },
)

const isVideo = (name: string) => name.includes('mp4') || name.includes('webm')

/** Everything anyone, including the administrator, can get of a file. */
async function everythingServed(site: SubmissionsSite, name: string, file: Buffer) {
  const { id, files } = await enter(site, { files: [{ name, content: file }] })
  await makeVariants(site)
  await decide(site, id, 'approved')
  const cookie = await adminCookie(site)
  const path = `/api/files/submissions/${id}/${files[0]?.id}`
  const served: { url: string; body: Buffer }[] = []
  for (const query of ['', '?variant=original', '?variant=card', '?variant=large']) {
    for (const accept of ['image/avif,*/*', '*/*']) {
      const url = `${path}${query}`
      const answer = await site.app.inject({ url, headers: { cookie, accept } })
      if (answer.statusCode === 200)
        served.push({ url: `${url} ${accept}`, body: answer.rawPayload })
    }
  }
  return { files, served }
}
