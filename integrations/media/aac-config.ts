/** Reads bits in sequence; past the end there are only zeros. */
interface Bits {
  at: number
  read(count: number): number
}

/** Profiles that name an underlying one: SBR, and SBR with parametric stereo. */
const layered = new Set([5, 29])
/** Main, LC, SSR and LTP: what phones and editors write. Others are structured differently. */
const general = new Set([1, 2, 3, 4])
/** Of a front, side, back, low-frequency, data and coupling channel. */
const channelBits = [5, 5, 5, 4, 4, 5]
const extensionMark = 0x2b7
const stereoMark = 0x548

/**
 * An AudioSpecificConfig (ISO 14496-3, 1.6.2.1) up to its own end, without the comment a list of
 * channels may contain. Rare profiles are left as they are.
 */
export function plainAacConfig(sent: Uint8Array): Uint8Array {
  const bits = bitsOf(sent)
  const profile = readProfile(bits)
  readRate(bits)
  const channels = bits.read(4)
  let core = profile
  if (layered.has(profile)) {
    readRate(bits)
    core = readProfile(bits)
  }
  if (!general.has(core)) return sent
  bits.read(1)
  // dependsOnCoreCoder, with its delay.
  if (bits.read(1) === 1) bits.read(14)
  bits.read(1)
  if (channels === 0) return withoutComment(sent, bits)
  if (!layered.has(profile)) readExtension(bits)
  return sent.slice(0, Math.ceil(bits.at / 8))
}

function readProfile(bits: Bits): number {
  const profile = bits.read(5)
  return profile === 31 ? 32 + bits.read(6) : profile
}

function readRate(bits: Bits): void {
  if (bits.read(4) === 15) bits.read(24)
}

/** A list of channels ends in a comment; decoders find any extension in the audio itself. */
function withoutComment(sent: Uint8Array, bits: Bits): Uint8Array {
  bits.read(10)
  const counts = [4, 4, 4, 2, 3, 4].map((length) => bits.read(length))
  for (const mixdown of [4, 4, 3]) if (bits.read(1) === 1) bits.read(mixdown)
  for (const [kind, count] of counts.entries()) bits.at += count * (channelBits[kind] ?? 0)
  const noComment = Uint8Array.of(0)
  return Buffer.concat([sent.subarray(0, Math.ceil(bits.at / 8)), noComment])
}

/** SBR and parametric stereo, signalled after the end for decoders that know neither. */
function readExtension(bits: Bits): void {
  const end = bits.at
  const isExtension = bits.read(11) === extensionMark && readProfile(bits) === 5
  if (!isExtension) {
    bits.at = end
    return
  }
  if (bits.read(1) === 0) return
  readRate(bits)
  const inner = bits.at
  if (bits.read(11) === stereoMark) bits.read(1)
  else bits.at = inner
}

function bitsOf(bytes: Uint8Array): Bits {
  const bitAt = (at: number) => ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1
  return {
    at: 0,
    read(count) {
      let value = 0
      for (const end = this.at + count; this.at < end; this.at += 1) {
        value = value * 2 + bitAt(this.at)
      }
      return value
    },
  }
}
