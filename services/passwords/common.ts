import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const prefixBytes = 6

let prefixes: ReadonlySet<string> | undefined

/**
 * Whether a password, whatever its case, is among the 3,000 most common of at least 12 characters
 * (ASVS 6.2.4) in the breached passwords that the SecLists project collected (10 million, MIT).
 * `common.txt` keeps the first 6 bytes of each one's SHA-256, since the words are not fit to read.
 */
export function isCommonPassword(password: string): boolean {
  prefixes ??= readPrefixes()
  const hash = createHash('sha256').update(password.toLowerCase()).digest()
  return prefixes.has(hash.subarray(0, prefixBytes).toString('base64'))
}

function readPrefixes(): ReadonlySet<string> {
  return new Set(readFileSync(new URL('common.txt', import.meta.url), 'utf8').split('\n'))
}
