import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { FetchError } from './fetch-error.ts'

const decoders: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

export const readableEncodings = ['gzip', 'deflate', 'br']

/** A whole body, decompressed. Stops at the limit, before the rest is received or unpacked. */
export async function readBody(
  response: IncomingMessage,
  { signal, limitBytes }: { signal: AbortSignal; limitBytes: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  const collect = async (source: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > limitBytes) throw new FetchError('is too large')
      chunks.push(chunk)
    }
  }
  const decoder = decoderOf(response)
  if (decoder) await pipeline(response, decoder, collect, { signal })
  else await pipeline(response, collect, { signal })
  return joined(chunks, size)
}

function decoderOf(response: IncomingMessage): Duplex | undefined {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' || encoding === '') return undefined
  const create = Object.hasOwn(decoders, encoding) ? decoders[encoding] : undefined
  if (create) return create()
  response.destroy()
  throw new FetchError('uses a compression we did not request')
}

/** In a buffer of its own, which can be transferred to a thread. */
function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}
