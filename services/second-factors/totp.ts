import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepSeconds = 30
const digits = 6
/** As long as the hash, as RFC 4226 recommends. */
const secretBytes = 20

/** A new random secret, in base32. */
export function newTotpSecret(): string {
  return base32(randomBytes(secretBytes))
}

/** What an app reads from the QR code. */
export function totpUri(
  secret: string,
  { issuer, name }: { issuer: string; name: string },
): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(name)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}

/** The step a moment is in (RFC 6238). */
export function totpStep(now: Temporal.Instant): number {
  return Math.floor(now.epochMilliseconds / 1000 / stepSeconds)
}

/**
 * The step a code belongs to: this one, or one either way, for codes typed slowly and clocks that
 * differ (RFC 6238, 5.2 and 6). Null if it is none of these.
 */
export function stepOfCode(secret: string, code: string, now: Temporal.Instant): number | null {
  const step = totpStep(now)
  return [step, step - 1, step + 1].find((each) => isSame(totpCode(secret, each), code)) ?? null
}

/** The code of a step (RFC 4226, with SHA-1 as every app has it). */
export function totpCode(secret: string, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('')
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
