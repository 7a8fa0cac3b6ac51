import { createRequire } from 'node:module'
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import sharp from 'sharp'
import type { SampleFile } from './sample-files.ts'

/** The part of WebCodecs that a video needs. */
interface Codecs {
  VideoEncoder: typeof VideoEncoder
  VideoFrame: typeof VideoFrame
}

const size = { width: 640, height: 360 }

const framesPerSecond = 12

const frameCount = 4 * framesPerSecond

const codec = 'avc1.42001f'

/** A four-second pan across a picture; null if this machine has no encoder. */
export async function videoOf(picture: SampleFile): Promise<SampleFile | null> {
  const codecs = loadCodecs()
  if (!codecs) return null
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(source, { frameRate: framesPerSecond })
  await output.start()
  for (const { packet, meta } of await encoded(codecs, picture)) await source.add(packet, meta)
  await output.finalize()
  if (!target.buffer) return null
  const name = picture.name.replace(/\.jpg$/, '.mp4')
  return { name, type: 'video/mp4', content: new Uint8Array(target.buffer) }
}

/** An optional dependency, for one platform only. */
function loadCodecs(): Codecs | undefined {
  try {
    return createRequire(import.meta.url)('@napi-rs/webcodecs-linux-x64-gnu') as Codecs
  } catch {
    return undefined
  }
}

interface Encoded {
  packet: EncodedPacket
  meta: EncodedVideoChunkMetadata | undefined
}

async function encoded(codecs: Codecs, picture: SampleFile): Promise<Encoded[]> {
  const packets: Encoded[] = []
  let failure: Error | undefined
  const encoder = new codecs.VideoEncoder({
    output: (chunk, meta) => void packets.push({ packet: packetOf(chunk), meta }),
    error: (error) => (failure = error),
  })
  encoder.configure({
    codec,
    ...size,
    framerate: framesPerSecond,
    bitrate: 900_000,
    avc: { format: 'avc' },
  })
  for (const [index, pixels] of (await framesOf(picture)).entries()) {
    const timestamp = Math.round((index * 1e6) / framesPerSecond)
    const frame = new codecs.VideoFrame(pixels, {
      format: 'RGBA',
      codedWidth: size.width,
      codedHeight: size.height,
      timestamp,
      duration: Math.round(1e6 / framesPerSecond),
    })
    encoder.encode(frame, { keyFrame: index === 0 })
    frame.close()
  }
  await encoder.flush()
  encoder.close()
  if (failure) throw failure
  return packets
}

/** Microseconds become seconds. */
function packetOf(chunk: EncodedVideoChunk): EncodedPacket {
  const data = new Uint8Array(chunk.byteLength)
  chunk.copyTo(data)
  return new EncodedPacket(data, chunk.type, chunk.timestamp / 1e6, 1 / framesPerSecond)
}

/** The picture, wider than the frame, from left to right. */
async function framesOf({ content }: SampleFile): Promise<Uint8Array<ArrayBuffer>[]> {
  const wide = await sharp(content)
    .resize({ height: 480 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: wide.info.width, height: wide.info.height, channels: 4 as const }
  const way = wide.info.width - size.width
  return Promise.all(
    Array.from({ length: frameCount }, async (_, index) => {
      const left = Math.round((way * index) / (frameCount - 1))
      const part = { left, top: Math.round((wide.info.height - size.height) / 2), ...size }
      return new Uint8Array(await sharp(wide.data, { raw }).extract(part).raw().toBuffer())
    }),
  )
}
