import { stat } from 'node:fs/promises'
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
  type InputVideoTrack,
} from 'mediabunny'
import { entryLimits } from '#contracts/limits.ts'
import { type PreparedFile, RefusedMediaError, type VideoType } from './media.ts'

/**
 * What browsers play in these containers, and whose descriptions have no room for comments. Any other
 * track is dropped.
 */
const knownCodecs: Record<VideoType, { video: readonly string[]; audio: readonly string[] }> = {
  'video/mp4': { video: ['avc', 'hevc', 'av1', 'vp9'], audio: ['aac', 'opus', 'mp3'] },
  'video/webm': { video: ['vp8', 'vp9', 'av1'], audio: ['opus'] },
}

const longestSeconds = entryLimits.videoMinutes * 60
const mostPixels = entryLimits.megapixels.video * 1_000_000
const leastWhole = 0.95

/** Bytes buffered before they are written. */
const chunkSize = 1024 * 1024

/** Remuxes a video without re-encoding, dropping tags, locations, covers and other tracks. */
export async function prepareVideo(
  path: string,
  type: VideoType,
  cleanPath: string,
): Promise<PreparedFile> {
  using input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] })
  const size = await checkedSize(input, type)
  const output = new PlainOutput(await packetCounts(input), {
    format:
      type === 'video/mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat(),
    target: new FilePathTarget(cleanPath, { chunkSize }),
  })
  const { video, audio } = knownCodecs[type]
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    video: async (track) => ({ discard: !video.includes((await track.getCodec()) ?? '') }),
    audio: async (track) => ({ discard: !audio.includes((await track.getCodec()) ?? '') }),
    // Copied unchanged or not at all.
    copy: { mode: 'forced', shiftTolerance: Number.POSITIVE_INFINITY },
    tags: {},
    showWarnings: false,
  })
  if (!conversion.isValid || !conversion.utilizedTracks.some((track) => track.isVideoTrack())) {
    throw new RefusedMediaError('wrong type')
  }
  await conversion.execute()
  await assertWhole(input, cleanPath)
  return { type, bytes: (await stat(cleanPath)).size, ...size }
}

interface PacketCounts {
  video: number
  audio: number
}

/**
 * Given the packet counts, the muxer reserves space for the index and writes packets as they are
 * read, so a video is never all in memory. The library would copy track names.
 */
class PlainOutput extends Output {
  readonly #counts: PacketCounts

  constructor(counts: PacketCounts, options: ConstructorParameters<typeof Output>[0]) {
    super(options)
    this.#counts = counts
  }

  override addVideoTrack(...[source, metadata]: Parameters<Output['addVideoTrack']>) {
    const { name: _, ...kept } = metadata ?? {}
    return super.addVideoTrack(source, { ...kept, maximumPacketCount: this.#counts.video })
  }

  override addAudioTrack(...[source, metadata]: Parameters<Output['addAudioTrack']>) {
    const { name: _, ...kept } = metadata ?? {}
    return super.addAudioTrack(source, { ...kept, maximumPacketCount: this.#counts.audio })
  }
}

async function packetCounts(input: Input): Promise<PacketCounts> {
  const audio = await input.getPrimaryAudioTrack()
  return {
    video: await frameCount(input),
    audio: audio ? (await audio.computePacketStats()).packetCount : 0,
  }
}

/** Truncated files have fewer frames than their index; up to this share may be missing. */
async function assertWhole(input: Input, cleanPath: string): Promise<void> {
  using output = new Input({ source: new FilePathSource(cleanPath), formats: [MP4, WEBM] })
  const [before, after] = await Promise.all([frameCount(input), frameCount(output)])
  if (after === 0 || after < before * leastWhole) throw new RefusedMediaError('damaged')
}

async function frameCount(input: Input): Promise<number> {
  const track = await input.getPrimaryVideoTrack()
  return track ? (await track.computePacketStats()).packetCount : 0
}

async function checkedSize(
  input: Input,
  type: VideoType,
): Promise<{ width: number; height: number }> {
  const format = await input.getFormat()
  if (format.mimeType !== type) throw new RefusedMediaError('wrong type')
  const track = await input.getPrimaryVideoTrack()
  if (!track) {
    const isOther = (await input.getTracks()).length > 0
    throw new RefusedMediaError(isOther ? 'no video' : 'damaged')
  }
  if (!knownCodecs[type].video.includes((await track.getCodec()) ?? '')) {
    throw new RefusedMediaError('codec')
  }
  if (!((await track.computeDuration()) <= longestSeconds)) throw new RefusedMediaError('too long')
  return sizeOf(track)
}

async function sizeOf(track: InputVideoTrack): Promise<{ width: number; height: number }> {
  const width = await track.getDisplayWidth()
  const height = await track.getDisplayHeight()
  if (width * height > mostPixels) throw new RefusedMediaError('too many pixels')
  return { width, height }
}
