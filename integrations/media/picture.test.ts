import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { heic } from '#tests/fixtures/media/heic.ts'
import { jpeg, picture } from '#tests/fixtures/media/pictures.ts'
import { canaries, plantedFiles } from '#tests/fixtures/media/planted.ts'
import { withSize } from '#tests/fixtures/media/jpeg.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import type { EncodeStep } from './encode-step.ts'
import { createMedia, RefusedMediaError } from './index.ts'

const folder = await newTemporaryFolder('cabins-own-')
const media = createMedia({ root: folder.path, readers: 1, isPolite: false })
afterAll(async () => {
  media.close()
  await folder.remove()
})

const at = (name: string) => join(folder.path, name)

async function prepare(content: Buffer) {
  await writeFile(at('file'), content)
  const facts = await media.prepare(at('file'), at('clean'), 'owner')
  return { facts, clean: await readFile(at('clean')) }
}

/** The colour in the middle of the left, right, upper or lower half. */
async function colourAt(content: Buffer, [x, y]: [number, number]): Promise<number[]> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
  const offset = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 3
  return [...data.subarray(offset, offset + 3)]
}

const isRed = ([red = 0, , blue = 0]: number[]) => red > 150 && blue < 90
const isBlue = ([red = 0, , blue = 0]: number[]) => blue > 150 && red < 90

const kinds = {
  JPEG: async () => jpeg(),
  PNG: async () => picture().png().toBuffer(),
  WebP: async () => picture().webp({ quality: 95 }).toBuffer(),
  AVIF: async () => picture().avif({ quality: 80 }).toBuffer(),
  'CMYK JPEG': async () => picture().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
}

test.each(Object.entries(kinds))('the owner’s %s becomes a clean JPEG in sRGB', async (_, make) => {
  const { facts, clean } = await prepare(await make())
  expect(facts).toMatchObject({ type: 'image/jpeg', width: 64, height: 48 })
  expect(await sharp(clean).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb' })
  expect(isRed(await colourAt(clean, [0.25, 0.5]))).toBe(true)
  expect(isBlue(await colourAt(clean, [0.75, 0.5]))).toBe(true)
})

test('an iPhone’s HEIC becomes a clean JPEG, upright, without its metadata', async () => {
  expect(heic.includes(canaries[0] ?? '')).toBe(true)
  const { facts, clean } = await prepare(heic)
  expect(facts).toMatchObject({ type: 'image/jpeg', width: 64, height: 96 })
  expect(isRed(await colourAt(clean, [0.5, 0.25]))).toBe(true)
  expect(isBlue(await colourAt(clean, [0.5, 0.75]))).toBe(true)
  for (const canary of canaries) expect(clean.includes(canary)).toBe(false)
})

test('a photograph held upright keeps nothing of camera and place', async () => {
  const { 'a.jpg': planted } = await plantedFiles()
  const { facts, clean } = await prepare(planted ?? Buffer.alloc(0))
  expect(facts).toMatchObject({ width: 48, height: 64 })
  for (const canary of canaries) expect(clean.includes(canary)).toBe(false)
  expect((await sharp(clean).metadata()).exif).toBeUndefined()
})

test('a PNG of 40 MB is taken, and made no larger than pages need', async () => {
  const [width, height] = [4600, 3100]
  const noise = Buffer.alloc(width * height * 3)
  for (let i = 0; i < noise.length; i += 1) noise[i] = (i * 2_654_435_761) >>> (i % 13)
  const png = sharp(noise, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 0 })
  const content = await png.toBuffer()
  expect(content.length).toBeGreaterThan(40_000_000)
  expect((await prepare(content)).facts).toMatchObject({ width: 4000, height: 2696 })
}, 60_000)

test.each([
  ['a text', async () => Buffer.from('These are words.'), 'wrong type'],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'wrong type'],
  ['half a JPEG', async () => (await jpeg(400, 300)).subarray(0, 900), 'incomplete'],
  ['half a HEIC', async () => heic.subarray(0, 500), 'damaged'],
  ['73 million pixels', async () => withSize(await jpeg(), 7300, 10_001), 'too many pixels'],
] as const)('%s is refused', async (_, make, refusal) => {
  await expect(make().then(prepare)).rejects.toEqual(new RefusedMediaError(refusal))
})

test('a logo that something shows through stays so, in every file but the JPEG of shared links', async () => {
  const logo = sharp({
    create: { width: 600, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).png()
  const { facts, clean } = await prepare(await logo.toBuffer())
  expect(facts.type).toBe('image/png')
  await writeFile(at('clean'), clean)
  const encoded = async (step: EncodeStep) =>
    sharp(await readFile(await media.encode(at('clean'), step, folder.path)))
  const webp = await encoded({ kind: 'webp', width: 320 })
  expect((await webp.stats()).isOpaque).toBe(false)
  const card = await encoded({ kind: 'card', ground: '#2e2246' })
  expect((await card.stats()).dominant).toMatchObject({ r: 40, g: 40, b: 72 })
})

test('an alpha channel with nothing in it makes no PNG of a photograph', async () => {
  const opaque = await sharp(await jpeg())
    .ensureAlpha()
    .png()
    .toBuffer()
  expect((await prepare(opaque)).facts.type).toBe('image/jpeg')
})

test.each([1, 2])(
  'a JPEG that lacks %i bytes of its end marker is taken, as browsers show it',
  async (cut) => {
    for (const options of [{}, { progressive: true }, { quality: 30 }]) {
      const whole = await sharp(await jpeg(401, 303))
        .jpeg(options)
        .toBuffer()
      const { facts } = await prepare(whole.subarray(0, -cut))
      expect(facts).toMatchObject({ width: 401, height: 303 })
    }
  },
)

test('the JPEG without an end marker of a camera is taken', async () => {
  const found = await readFile('tests/fixtures/media/without-end-marker.jpg')
  expect((await prepare(found)).facts.type).toBe('image/jpeg')
})

test('bytes after the end of a JPEG are left out', async () => {
  const more = Buffer.concat([await jpeg(400, 300), Buffer.from('more')])
  expect((await prepare(more)).facts).toMatchObject({ width: 400, height: 300 })
})

test('one file is encoded at a time, by the recipe of the site’s own pictures', async () => {
  await writeFile(at('clean'), await jpeg(640, 480))
  const step = { kind: 'avif', width: 320, budget: 16_000 } as const
  const encoded = await readFile(await media.encode(at('clean'), step, folder.path))
  expect(await sharp(encoded).metadata()).toMatchObject({ format: 'heif', width: 320, height: 240 })
})
