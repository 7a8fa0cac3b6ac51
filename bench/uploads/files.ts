import { writeFile } from 'node:fs/promises'
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

/** The pixels of a good phone; noise, so that they fill ten megabytes as a garden does. */
const [width, height] = [6000, 4000]
const leastShare = 0.9

/** Pictures of almost 10 MB, no two alike. */
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

/** Videos of almost 50 MB: the frames of a small one, each with filling, for half a minute. */
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

/** A unit of H.264 that decoders skip, behind its length. */
function filling(bytes: number, number: number): Buffer {
  const fillerData = 12
  const unit = Buffer.alloc(Math.floor(bytes), 0x40 + number)
  unit.writeUInt32BE(unit.length - 4, 0)
  unit.writeUInt8(fillerData, 4)
  return unit
}
