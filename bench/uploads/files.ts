import { writeFile, copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BufferSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import sharp from 'sharp'
import { entryLimits } from '#contracts/limits.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { createMedia } from '#integrations/media/index.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { cleanKey } from '#services/pictures/stored-files.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { filesOfSubmissions } from '#store/pictures/uploads.ts'
import { temporaryFolder } from '../programs.ts'
import type { Sent } from '../guests.ts'

/** The resolution of a good phone; noise, so that they fill ten megabytes like a garden does. */
const [width, height] = [6000, 4000]
const leastShare = 0.9

/** Pictures of almost 10 MB, all different. */
export async function makePictures(folder: string, count: number): Promise<string[]> {
  const paths: string[] = []
  for (let number = 0; number < count; number += 1) {
    const path = join(folder, `picture-${number}.jpg`)
    await writeFile(path, await fullPicture())
    paths.push(path)
  }
  return paths
}

async function fullPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const
  const create = { width, height, channels: 3, background: 'black', noise } as const
  const pixels = await sharp({ create }).raw().toBuffer()
  const raw = { width, height, channels: 3 } as const
  for (let quality = 92; quality > 80; quality -= 1) {
    const picture = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer()
    if (picture.length > entryLimits.imageBytes) continue
    if (picture.length < entryLimits.imageBytes * leastShare) break
    return picture
  }
  throw new Error('no quality makes a picture of almost 10 MB')
}

const framesPerSecond = 30
const seconds = 30

/** Videos of almost 50 MB: a small one's frames, padded, for half a minute. */
export async function makeVideos(folder: string, count: number): Promise<string[]> {
  const paths: string[] = []
  for (let number = 0; number < count; number += 1) {
    const path = join(folder, `video-${number}.mp4`)
    await writeFile(path, await fullVideo(number))
    paths.push(path)
  }
  return paths
}

async function fullVideo(number: number): Promise<Uint8Array> {
  using input = new Input({ source: new BufferSource(mp4), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const first = track && (await new EncodedPacketSink(track).getFirstKeyPacket())
  const decoderConfig = await track?.getDecoderConfig()
  if (!first || !decoderConfig) throw new Error('the sample video cannot be read')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source)
  await output.start()
  const frames = framesPerSecond * seconds
  const data = Buffer.concat([filling(entryLimits.videoBytes / frames - 1024, number), first.data])
  for (let frame = 0; frame < frames; frame += 1) {
    const packet = new EncodedPacket(data, 'key', frame / framesPerSecond, 1 / framesPerSecond)
    await source.add(packet, { decoderConfig })
  }
  await output.finalize()
  if (!target.buffer) throw new Error('the video was not written')
  return new Uint8Array(target.buffer)
}

/** An H.264 unit that decoders skip, after its length. */
function filling(bytes: number, number: number): Buffer {
  const fillerData = 12
  const unit = Buffer.alloc(Math.floor(bytes), 0x40 + number)
  unit.writeUInt32BE(unit.length - 4, 0)
  unit.writeUInt8(fillerData, 4)
  return unit
}

/** How many receipts differ from processing the same file alone. */
export async function countWrong(dataFolder: string, sent: readonly Sent[]): Promise<number> {
  const expected = await processedAlone(new Set(sent.map(({ file }) => file)))
  const storage = createStorage({ kind: 'folder', folder: join(dataFolder, 'uploads') })
  const db = await openDatabase({ url: undefined, file: join(dataFolder, 'cabins.sqlite') })
  try {
    const ids = sent.flatMap(({ id }) => id ?? [])
    const files = await filesOfSubmissions(db, ids)
    let wrong = 0
    for (const { id, file } of sent) {
      if (id === null) continue
      const [kept, ...others] = files.get(id) ?? []
      const content = kept && (await storage.get(cleanKey(kept.id)))
      const isRight = content && (await hashOf(content)) === expected.get(file)
      if (!isRight || others.length > 0) wrong += 1
    }
    return wrong
  } finally {
    await closeDatabase(db)
  }
}

async function processedAlone(files: ReadonlySet<string>): Promise<Map<string, string>> {
  const folder = temporaryFolder()
  const media = createMedia({ root: folder, readers: 1, isPolite: false })
  const hashes = new Map<string, string>()
  const [raw, clean] = [join(folder, 'raw'), join(folder, 'clean')]
  for (const file of files) {
    await copyFile(file, raw)
    await media.prepare(raw, clean)
    hashes.set(file, await hashOf(createReadStream(clean)))
  }
  media.close()
  return hashes
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}
