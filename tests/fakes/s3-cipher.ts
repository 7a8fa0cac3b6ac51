import { createRequire } from 'node:module'

type Cipher = (algorithm: string, key: Buffer, iv: Buffer) => unknown
type Crypto = Record<'createCipheriv' | 'createDecipheriv', Cipher>

/**
 * The fake encrypts where a listing of more than a thousand objects goes on with DES, which
 * today's OpenSSL no longer has, and answers 500. Triple DES with one key three times is the same.
 */
export function lendDes(): void {
  const crypto = createRequire(import.meta.url)('node:crypto') as Crypto
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const original = crypto[name]
    crypto[name] = (algorithm, key, iv) =>
      algorithm === 'des'
        ? original('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
        : original(algorithm, key, iv)
  }
}
