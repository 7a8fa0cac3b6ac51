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
const gzipped = promisify(gzip)

/** A short name for a text by its content: SHA-256, base64url. */
export function digestOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Compressed small for what many visitors get, fast for a page that perhaps one asks for. */
const efforts = { small: { br: 10, gzip: 9 }, fast: { br: 4, gzip: 4 } } as const
export type Effort = keyof typeof efforts

/** All encodings of one body, compressed once for all visitors. */
export async function encodeBody(
  text: string,
  effort: Effort = 'small',
): Promise<Record<Encoding, EncodedBody>> {
  const plain = Buffer.from(text)
  const digest = digestOf(plain)
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: efforts[effort].br,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gzipped(plain, { level: efforts[effort].gzip }),
  ])
  return {
    br: { encoding: 'br', body: br, etag: `"${digest}-br"` },
    gzip: { encoding: 'gzip', body: gz, etag: `"${digest}-gz"` },
    identity: { encoding: 'identity', body: plain, etag: `"${digest}"` },
  }
}

/** Below this, compression saves less than its header costs. */
const worthwhileBytes = 1024

/** One response's own encoding, for what is not cached: fast rather than small. */
export async function encodeOnce(
  plain: Buffer,
  accepted: string | undefined,
): Promise<{ encoding: Encoding; body: Buffer }> {
  const encoding = plain.length < worthwhileBytes ? 'identity' : chooseEncoding(accepted)
  if (encoding === 'identity') return { encoding, body: plain }
  if (encoding === 'gzip') return { encoding, body: await gzipped(plain) }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return { encoding, body: await brotli(plain, { params }) }
}

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] })

/** The best encoding that Accept-Encoding allows (RFC 9110, section 12.5.3). */
export function chooseEncoding(accepted = ''): Encoding {
  return negotiator.negotiate(accepted.toLowerCase()) ?? 'identity'
}
