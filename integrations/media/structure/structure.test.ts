import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { brokenVideos } from '#tests/fixtures/media/hostile-videos.ts'
import { lengthFields } from '#tests/fixtures/media/length-fields.ts'
import { box, ftyp, fullBox, uint32, withNumber } from '#tests/fixtures/media/mp4.ts'
import { mediaFormats } from '#tests/fixtures/media/mutated.ts'
import { jpeg, png, webp } from '#tests/fixtures/media/pictures.ts'
import { mp4, webm } from '#tests/fixtures/media/videos.ts'
import { ebmlHead, element, ids, unknownLength, withInSegment } from '#tests/fixtures/media/webm.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { RefusedMediaError } from '../media.ts'
import { assertStructure } from './index.ts'

const folder = await newTemporaryFolder('cabins-structure-')
afterAll(() => folder.remove())
const path = join(folder.path, 'file')

const types = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const
const intact = { jpeg: await jpeg(), png: await png(), webp: await webp(), mp4, webm }

async function isSound(content: Buffer, format: keyof typeof types): Promise<boolean> {
  await writeFile(path, content)
  return assertStructure(path, types[format]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RefusedMediaError) return false
      throw error
    },
  )
}

describe.each(mediaFormats)('the lengths in a %s', (format) => {
  const content = intact[format]

  test('of a camera or an encoder are taken', async () => {
    expect(await isSound(content, format)).toBe(true)
  })

  test('are refused when one of the first four reaches beyond the file', async () => {
    const fields = lengthFields(format, content).filter(
      // The others are short, or numbers that are no lengths.
      ({ bytes }, place) => (format === 'webm' ? bytes === 8 : format !== 'mp4' || place % 2 === 0),
    )
    for (const { at, bytes } of fields.slice(0, 4)) {
      const changed = Buffer.from(content)
      // The most that is not 'to the end' in any of the formats.
      changed.fill(0xff, at, at + bytes)
      if (format === 'webm') changed.set([2 ** (8 - bytes), 0xfe], at)
      expect(await isSound(changed, format), `at ${at}`).toBe(false)
    }
  })

  test('are refused when the file ends too early', async () => {
    const half = content.subarray(0, Math.floor(content.length / 2))
    expect(await isSound(half, format)).toBe(false)
  })
})

describe('a WebM', () => {
  const cluster = (length: Buffer, ...content: Buffer[]) =>
    Buffer.concat([Buffer.from(ids.cluster), length, ...content])
  const block = element(ids.simpleBlock, Buffer.alloc(10))
  const segmentOf = (...content: Buffer[]) =>
    Buffer.concat([ebmlHead('webm'), Buffer.from(ids.segment), unknownLength, ...content])

  const cues = (position: Buffer) =>
    element([0x1c, 0x53, 0xbb, 0x6b], element([0xbb], element([0xb7], element([0xf1], position))))

  test('as browsers record it, with open lengths, is taken', async () => {
    const recording = segmentOf(
      element(ids.info, element(ids.void)),
      cluster(unknownLength, element(ids.timestamp, Buffer.alloc(1)), block, block),
      cluster(unknownLength, element(ids.timestamp, Buffer.alloc(1)), block),
    )
    expect(await isSound(recording, 'webm')).toBe(true)
  })

  test.each([
    ['with another segment in its segment', segmentOf(Buffer.from(ids.segment), unknownLength)],
    ['with an unknown element in its segment', segmentOf(element([0xa3], 'x'))],
    ['with a block of open length', segmentOf(cluster(unknownLength, Buffer.from('a3ff', 'hex')))],
    ['with a second segment', Buffer.concat([webm, element(ids.segment)])],
    ['with a cluster behind its segment', Buffer.concat([webm, element(ids.cluster, block)])],
    ['with a cue that names no cluster', withInSegment(webm, cues(Buffer.from([1])))],
    ['with a zero for an id', withInSegment(webm, Buffer.alloc(16))],
  ])('%s is refused', async (_, content) => {
    expect(await isSound(content, 'webm')).toBe(false)
  })
})

describe('an MP4', () => {
  const stsz = (size: number, count: number) =>
    Buffer.concat([ftyp('isom'), box('moov', box('trak', fullBox('stsz', uint32(size, count))))])

  test('may have a page behind it', async () => {
    expect(await isSound(Buffer.concat([mp4, Buffer.from('<html>owned</html>')]), 'mp4')).toBe(true)
  })

  test.each([
    ['with four billion samples of one size', stsz(1, 0xffffffff)],
    ['with four billion samples in a chunk', withNumber(mp4, 'stsc', 12, 0xffffffff)],
    ['with four billion samples of one length', withNumber(mp4, 'stts', 8, 0xffffffff)],
    ['with a table longer than its box', withNumber(mp4, 'stco', 4, 3)],
  ])('%s is refused', async (_, content) => {
    expect(await isSound(content, 'mp4')).toBe(false)
  })
})

test('what kept a reader busy for its whole time is refused at once', async () => {
  const endless = brokenVideos.filter(({ what }) => /segments in segments|petabytes/.test(what))
  expect(endless).toHaveLength(2)
  for (const { content } of endless) expect(await isSound(content, 'webm')).toBe(false)
})
