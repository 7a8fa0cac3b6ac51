import { randomBytes } from 'node:crypto'

/** Crockford's base32 in lower case: no letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const groups = 6
const groupLength = 5

/** A readable random password of 150 bits, such as `k7mq2-x9rtb-…`. */
export function generatePassword(): string {
  return Array.from({ length: groups }, randomGroup).join('-')
}

function randomGroup(): string {
  return Array.from(randomBytes(groupLength), symbolOf).join('')
}

/** 256 is a multiple of 32, so every symbol is equally likely. */
function symbolOf(byte: number): string {
  return alphabet.charAt(byte % alphabet.length)
}
