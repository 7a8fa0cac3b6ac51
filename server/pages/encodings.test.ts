import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encodeBody } from './encodings.ts'

const text = '<p>Live oaks – ¡bienvenidos!</p>'.repeat(50)

test('every encoding has the same text and its own ETag', async () => {
  const { br, gzip, identity } = await encodeBody(text)
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  expect(identity.body.toString()).toBe(text)
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3)
})

test('the ETag changes with the text and only with it', async () => {
  const [one, same, other] = await Promise.all([text, text, `${text} `].map(encodeBody))
  expect(one?.br.etag).toBe(same?.br.etag)
  expect(one?.br.etag).not.toBe(other?.br.etag)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.1', 'br'],
  ['brotli', 'identity'],
] as const)('Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})
