import { createRequire } from 'node:module'
import {
  EncodedPacketSink,
  FilePathSource,
  Input,
  MP4,
  WEBM,
  type EncodedPacket,
  type InputVideoTrack,
} from 'mediabunny'
import type { MadeVariant } from './media.ts'
import { encodeVariant, variantWidths, sharp } from './picture.ts'

/** The part of WebCodecs that a poster needs. */
interface Codecs {
  VideoDecoder: typeof VideoDecoder
  EncodedVideoChunk: typeof EncodedVideoChunk
}

/** The first second is often black or shaky. */
const posterSecond = 1

/** One frame of a clean video as a picture; null without a decoder for it. */
export async function posterVariants(path: string, folder: string): Promise<MadeVariant[]> {
  const codecs = loadCodecs()
  if (!codecs) return []
  using input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] })
  const track = await input.getPrimaryVideoTrack()
  if (!track) return []
  const sink = new EncodedPacketSink(track)
  const packet = (await sink.getKeyPacket(posterSecond)) ?? (await sink.getFirstKeyPacket())
  const frame = packet && (await decoded(codecs, track, packet).catch(() => null))
  if (!frame) return []
  const picture = await pictureOf(frame, await track.getRotation())
  const width = variantWidths.large
  const resized = picture.resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
  return encodeVariant(resized, 'poster', folder)
}

/** An optional dependency, for one platform only. */
function loadCodecs(): Codecs | undefined {
  try {
    return createRequire(import.meta.url)('@napi-rs/webcodecs-linux-x64-gnu') as Codecs
  } catch {
    return undefined
  }
}

async function decoded(
  codecs: Codecs,
  track: InputVideoTrack,
  packet: EncodedPacket,
): Promise<VideoFrame | null> {
  const config = await track.getDecoderConfig()
  if (!config) return null
  const { promise, resolve, reject } = Promise.withResolvers<VideoFrame | null>()
  const decoder = new codecs.VideoDecoder({ output: resolve, error: reject })
  decoder.configure(config)
  decoder.decode(
    new codecs.EncodedVideoChunk({
      type: 'key',
      timestamp: Math.round(packet.timestamp * 1e6),
      data: packet.data,
    }),
  )
  await decoder.flush()
  resolve(null)
  return promise
}

async function pictureOf(frame: VideoFrame, rotation: number) {
  const { width, height } = frame.visibleRect ?? {
    width: frame.codedWidth,
    height: frame.codedHeight,
  }
  const pixels = new Uint8Array(frame.allocationSize({ format: 'RGBA' }))
  await frame.copyTo(pixels, { format: 'RGBA' })
  frame.close()
  const raw = { width, height, channels: 4 as const }
  // Rotated before scaling: the library does one of each per pass.
  const turned = await sharp(pixels, { raw })
    .rotate(rotation)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { info } = turned
  return sharp(turned.data, { raw: { width: info.width, height: info.height, channels: 3 } })
}
