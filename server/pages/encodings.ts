import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

export interface EncodedBody {
  encoding: Encoding
  body: Buffer
  etag: string
}

const brotli = promisify(brotliCompress)
const gunzippable = promisify(gzip)

/** All encodings of one body, compressed once for all visitors. */
export async function encodeBody(text: string): Promise<Record<Encoding, EncodedBody>> {
  const plain = Buffer.from(text)
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gunzippable(plain, { level: 9 }),
  ])
  return {
    br: { encoding: 'br', body: br, etag: `"${digest}-br"` },
    gzip: { encoding: 'gzip', body: gz, etag: `"${digest}-gz"` },
    identity: { encoding: 'identity', body: plain, etag: `"${digest}"` },
  }
}

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] })

/** The best encoding that Accept-Encoding allows (RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted = ''): Encoding {
  return negotiator.negotiate(accepted.toLowerCase()) ?? 'identity'
}
