import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** A new token of 256 random bits: 43 letters, digits, dashes and underscores. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** The stored form of a token. A plain hash suffices, because a random token cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
