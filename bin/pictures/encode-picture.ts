import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { socialCardFile } from '#content/pictures/url.ts'
import type { Encoded, Picture } from '#contracts/pictures.ts'
import {
  encodeStep,
  placeholderAddress,
  shownSize,
  sizesOf,
  stampedCard,
  type EncodeStep,
} from '#integrations/media/encode-step.ts'
import { badge, stemFor, tallPixels, widthsFor } from '#integrations/media/picture-recipe.ts'
import type { Source } from './sources.ts'

const knownFormats = ['jpeg', 'png', 'webp', 'heif']

/**
 * Encodes one picture, and its tall version if it has one, into `folder` unless the files are there
 * already. Rejects when a file cannot be read as a picture.
 */
export async function encodePicture(source: Source, folder: string): Promise<Picture> {
  const { alt, standIn, tall } = source
  const encoded = await encodeOnce(source, folder)
  return { ...encoded, alt, standIn, ...(tall && { tall: await encodeOnce(tall, folder) }) }
}

type Version = Pick<Source, 'name' | 'path' | 'crop' | 'isPatient'>

async function encodeOnce(version: Version, folder: string) {
  const content = await readFile(version.path)
  const stem = stemFor(version.name, content, version.crop)
  return (await readEncoded(folder, stem)) ?? encodeFiles(content, stem, folder, version)
}

/** Every file that belongs to an encoded picture, relative to the folder of pictures. */
export function filesOf({
  stem,
  widths,
  tall,
}: Pick<Picture, 'stem' | 'widths' | 'tall'>): string[] {
  const sized = widths.map((width) => `${stem}-${width}.avif`)
  return [...sized, `${stem}.webp`, factsOf(stem), ...(tall ? filesOf(tall) : [])]
}

/** Written last, so a picture with facts was encoded to the end. */
function factsOf(stem: string): string {
  return join('facts', `${stem}.json`)
}

async function readEncoded(folder: string, stem: string): Promise<Encoded | undefined> {
  try {
    const encoded: Encoded = JSON.parse(await readFile(join(folder, factsOf(stem)), 'utf8'))
    await Promise.all(filesOf(encoded).map((file) => access(join(folder, file))))
    return encoded
  } catch {
    return undefined
  }
}

async function encodeFiles(content: Buffer, stem: string, folder: string, version: Version) {
  const { data, info } = await upright(content, version.crop)
  const made = (step: EncodeStep) => encodeStep(sharp(data, { raw: info }), step)
  await Promise.all(
    sizesOf(stem, info, version).map(async ({ file, step }) =>
      writeWhole(join(folder, file), await made(step)),
    ),
  )
  const placeholder = placeholderAddress(await made({ kind: 'placeholder' }))
  const encoded = { stem, ...shownSize(info), widths: widthsFor(info.width), placeholder }
  await writeWhole(join(folder, factsOf(stem)), JSON.stringify(encoded))
  return encoded
}

/** Pixels turned the right way up, cut and in sRGB; position and camera data end here. */
async function upright(content: Buffer, crop: Version['crop']) {
  const { format } = await sharp(content).metadata()
  if (!knownFormats.includes(format)) throw new Error(`${format} is not a format we show`)
  const turned = sharp(content).autoOrient().flatten({ background: 'white' }).toColourspace('srgb')
  const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true })
  if (!crop) return { data, info }
  return sharp(data, { raw: info })
    .extract(tallPixels(info))
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Writes beside and renames, so nobody ever reads half a file. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.${process.pid}.partial`
  await writeFile(partial, content)
  await rename(partial, path)
}

/**
 * The cards that shared links show, of encoded pictures: made from their largest file unless there
 * already. Returns the names of the files.
 */
export async function makeCards(leads: readonly Lead[], folder: string): Promise<string[]> {
  return Promise.all(leads.map((lead) => makeCard(lead, folder)))
}

/** The first picture of an album, and the drawing of the badge that its card shows. */
export interface Lead {
  picture: Picture
  emblem?: Buffer | undefined
}

async function makeCard({ picture, emblem }: Lead, folder: string): Promise<string> {
  const { stem, widths } = picture
  const file = socialCardFile(picture)
  const isThere = await access(join(folder, file)).then(
    () => true,
    () => false,
  )
  if (isThere) return file
  const largest = sharp(join(folder, `${stem}-${Math.max(...widths)}.avif`))
  const card = await encodeStep(largest, { kind: 'card' })
  await writeWhole(join(folder, file), emblem ? await withBadge(card, emblem) : card)
  return file
}

async function withBadge(card: Buffer, emblem: Buffer): Promise<Buffer> {
  const { size } = badge
  const input = await sharp(emblem, { density: 300 }).resize(size, size).png().toBuffer()
  return stampedCard(sharp(card), input, badge)
}
