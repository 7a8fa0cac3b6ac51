import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** A new session token of 256 random bits: 43 letters, digits, dashes and underscores. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/**
 * What is stored of a token. A plain hash is enough where there is nothing to guess: anyone who reads
 * the table cannot sign in with what it holds.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
