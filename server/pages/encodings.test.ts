import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, encodeBody, encodeOnce } from './encodings.ts'

const text = '<p>Live oaks – ¡bienvenidos!</p>'.repeat(50)

test('every encoding has the same text and its own ETag', async () => {
  const { br, gzip, identity } = await encodeBody(text)
  expect(brotliDecompressSync(br.body).toString()).toBe(text)
  expect(gunzipSync(gzip.body).toString()).toBe(text)
  expect(identity.body.toString()).toBe(text)
  expect(new Set([br.etag, gzip.etag, identity.etag]).size).toBe(3)
})

test('the ETag changes with the text and only with it', async () => {
  const [one, same, other] = await Promise.all(
    [text, text, `${text} `].map((each) => encodeBody(each)),
  )
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

test('a response of its own is compressed as the browser accepts', async () => {
  const br = await encodeOnce(Buffer.from(text), 'gzip, br')
  expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', text])
  const gzip = await encodeOnce(Buffer.from(text), 'gzip')
  expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', text])
  const plain = await encodeOnce(Buffer.from(text), undefined)
  expect([plain.encoding, plain.body.toString()]).toEqual(['identity', text])
})

test('a short response is sent as it is', async () => {
  const { encoding, body } = await encodeOnce(Buffer.from('[]'), 'br')
  expect([encoding, body.toString()]).toEqual(['identity', '[]'])
})
