import { plainAacConfig } from './aac-config.ts'
import { RefusedMediaError } from './media.ts'

const flacInfo = { start: 8, length: 34, sumStart: 26 } as const
const opusHead = { shortest: 19, family: 18, channels: 9 } as const
const vorbisIdentificationLength = 30

/** No vendor and no comments, but decoders require the header. */
const emptyVorbisComment = Buffer.from('\u0003vorbis\0\0\0\0\0\0\0\0\u0001', 'latin1')

/**
 * Only what a decoder needs of an audio description: the formats also allow comments, pictures and
 * trailing data. Throws `RefusedMediaError` for what no decoder would understand.
 */
export function plainConfig({ description, ...config }: AudioDecoderConfig): AudioDecoderConfig {
  const plain = description && plainDescription(config.codec, bytesOf(description))
  return plain ? { ...config, description: plain } : config
}

function plainDescription(codec: string, sent: Uint8Array): Uint8Array | undefined {
  if (codec === 'flac') return plainFlac(sent)
  if (codec === 'opus') return plainOpus(sent)
  if (codec === 'vorbis') return plainVorbis(sent)
  if (codec.startsWith('mp4a.')) return plainAacConfig(sent)
  // MP3 needs none, and no other codec is allowed.
  return undefined
}

function bytesOf(source: AllowSharedBufferSource): Uint8Array {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
}

function plainFlac(sent: Uint8Array): Uint8Array {
  const info = sent.subarray(flacInfo.start, flacInfo.start + flacInfo.length)
  const isInfo = ((sent[4] ?? 0) & 0x7f) === 0
  if (!isInfo || info.length < flacInfo.length) throw new RefusedMediaError('damaged')
  const plain = Buffer.from([...Buffer.from('fLaC'), 0x80, 0, 0, flacInfo.length, ...info])
  // The checksum of the samples may be empty, and is long enough to hide a location.
  return plain.fill(0, flacInfo.sumStart)
}

function plainOpus(sent: Uint8Array): Uint8Array {
  if (sent.length < opusHead.shortest) throw new RefusedMediaError('damaged')
  const tableLength = sent[opusHead.family] === 0 ? 0 : 2 + (sent[opusHead.channels] ?? 0)
  const plain = Buffer.from(sent.subarray(0, opusHead.shortest + tableLength))
  plain.write('OpusHead', 'latin1')
  return plain
}

function plainVorbis(sent: Uint8Array): Uint8Array {
  const { identification, setup } = vorbisHeaders(sent)
  const plain = identification.subarray(0, vorbisIdentificationLength)
  if (plain.length < vorbisIdentificationLength) throw new RefusedMediaError('damaged')
  return Buffer.concat([
    Buffer.from([2, plain.length, emptyVorbisComment.length]),
    plain,
    emptyVorbisComment,
    setup,
  ])
}

/** Three headers after their count and the lengths of the first two. */
function vorbisHeaders(sent: Uint8Array): { identification: Uint8Array; setup: Uint8Array } {
  const first = xiphLength(sent, 1)
  const second = xiphLength(sent, first.end)
  const identification = sent.subarray(second.end, second.end + first.length)
  const setup = sent.subarray(second.end + first.length + second.length)
  const isWhole = sent[0] === 2 && isHeader(identification, 1) && isHeader(setup, 5)
  if (!isWhole) throw new RefusedMediaError('damaged')
  return { identification, setup }
}

/** As many 255s as fit, then the rest. */
function xiphLength(bytes: Uint8Array, start: number): { length: number; end: number } {
  let end = start
  while (bytes[end] === 255) end += 1
  return { length: (end - start) * 255 + (bytes[end] ?? 0), end: end + 1 }
}

function isHeader(bytes: Uint8Array, type: number): boolean {
  return Buffer.from(bytes.subarray(0, 7)).equals(Buffer.from([type, ...Buffer.from('vorbis')]))
}
