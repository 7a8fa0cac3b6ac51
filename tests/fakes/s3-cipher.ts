import { createRequire } from 'node:module'

type Cipher = (algorithm: string, key: Buffer, iv: Buffer) => unknown
type Crypto = Record<'createCipheriv' | 'createDecipheriv', Cipher>

/**
 * For listings of more than a thousand objects the fake uses DES, which current OpenSSL lacks, and
 * returns 500. Triple DES with the same key three times is equivalent.
 */
export function addDes(): void {
  const crypto = createRequire(import.meta.url)('node:crypto') as Crypto
  for (const name of ['createCipheriv', 'createDecipheriv'] as const) {
    const original = crypto[name]
    crypto[name] = (algorithm, key, iv) =>
      algorithm === 'des'
        ? original('des-ede3-cbc', Buffer.concat([key, key, key]), iv)
        : original(algorithm, key, iv)
  }
}
