// spec: 9/entry-limits
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { entryLimits } from '#contracts/limits.ts'
import { withSize } from '#tests/fixtures/media/jpeg.ts'
import { withNumber } from '#tests/fixtures/media/mp4.ts'
import { jpeg, webp } from '#tests/fixtures/media/pictures.ts'
import { pngHeader, pngOf, zeros } from '#tests/fixtures/media/png.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { createMedia, RefusedMediaError } from './index.ts'

const folder = await newTemporaryFolder('cabins-limits-')
const media = createMedia({ root: folder.path, readers: 1, isPolite: false })
afterAll(async () => {
  media.close()
  await folder.remove()
})

const { megapixels, videoMinutes } = entryLimits
const million = 1_000_000

/** Files that say that they have so many pixels. Some then lack most of them. */
const makers = {
  jpeg: async (width: number, height: number) => withSize(await jpeg(200, 150), width, height),
  png: async (width: number, height: number) => pngOf(pngHeader({ width, height }), zeros(1000)),
  webp: async (width: number, height: number) => webpSaid(await webp(), width, height),
  video: async (width: number, height: number) => videoSaid(width, height),
}

/** How many pixels make one row here; every limit is a whole number of such rows. */
const row = 8000

test.each([
  ['jpeg', 72, 'kept'],
  // Nothing follows of what they promise, which is found once their size is taken.
  ['png', 50, 'damaged'],
  ['webp', 25, 'damaged'],
  ['video', 38, 'kept'],
] as const)(
  'a %s may have %i million pixels, and not a row more',
  async (kind, millions, taken) => {
    expect(megapixels[kind]).toBe(millions)
    const height = (millions * million) / row
    expect(await fateOf(await makers[kind](row, height))).toBe(taken)
    expect(await fateOf(await makers[kind](row, height + 1))).toBe('too many pixels')
  },
)

test('a video may last ten minutes, and not a moment longer', async () => {
  expect(videoMinutes).toBe(10)
  // Four frames, counted in 57,600ths of a second.
  const frame = (videoMinutes * 60 * 57_600) / 4
  expect(await fateOf(withNumber(mp4, 'stts', 12, frame))).toBe('kept')
  expect(await fateOf(withNumber(mp4, 'stts', 12, frame + 1))).toBe('too long')
})

/** Why a file is refused, or that it is kept. */
async function fateOf(content: Buffer): Promise<string> {
  const path = join(folder.path, 'file')
  await writeFile(path, content)
  try {
    await media.prepare(path, join(folder.path, 'clean'))
    return 'kept'
  } catch (error) {
    if (error instanceof RefusedMediaError) return error.refusal
    throw error
  }
}

/** Says of a WebP that it is of another size. */
function webpSaid(file: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(file)
  const start = changed.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
  changed.writeUInt16LE(width, start + 3)
  changed.writeUInt16LE(height, start + 5)
  return changed
}

/** Changes the frame size that the video declares, behind its brand. */
function videoSaid(width: number, height: number): Buffer {
  const changed = Buffer.from(mp4)
  const entry = changed.lastIndexOf('avc1')
  changed.writeUInt16BE(width, entry + 28)
  changed.writeUInt16BE(height, entry + 30)
  return changed
}
