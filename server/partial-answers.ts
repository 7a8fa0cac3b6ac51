import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#services/dependencies.ts'
import { readServedFile, type ServedFile } from '#services/pictures/stored-files.ts'
import { isRangeWanted, matchesEtag, rangeOf, type Range } from './conditional-requests.ts'

interface PartialAnswer {
  status: number
  headers: Record<string, string | number>
  range?: Range
}

interface Sending {
  request: FastifyRequest
  reply: FastifyReply
  headers: Readonly<Record<string, string>>
}

/** Sends a stored file, or the range of it that is asked for. */
export async function sendStored(
  { storage }: Pick<Dependencies, 'storage'>,
  file: ServedFile,
  { request, reply, headers }: Sending,
): Promise<FastifyReply> {
  const tag = `"${file.tag}"`
  const { bytes, type } = file
  const { status, headers: partial, range } = answerTo(request, { tag, bytes })
  // Opened before responding, so that an unavailable storage is reported.
  const hasBody = request.method === 'GET' && status < 300
  const body = hasBody ? await readServedFile(storage, file, range) : undefined
  return reply
    .code(status)
    .headers({ 'content-type': type, 'accept-ranges': 'bytes', etag: tag, ...headers, ...partial })
    .send(body)
}

/** The whole file, a range, or no body: not modified, or an unsatisfiable range. `tag` has quotes. */
function answerTo(
  { headers }: FastifyRequest,
  { tag, bytes }: Pick<ServedFile, 'tag' | 'bytes'>,
): PartialAnswer {
  if (matchesEtag(headers['if-none-match'], tag)) return { status: 304, headers: {} }
  const ifRange = headers['if-range']?.toString()
  const range = isRangeWanted(ifRange, tag) ? rangeOf(headers.range, bytes) : undefined
  if (range === 'none') return { status: 416, headers: { 'content-range': `bytes */${bytes}` } }
  if (!range) return { status: 200, headers: { 'content-length': bytes } }
  const { first, last } = range
  return {
    status: 206,
    headers: {
      'content-length': last - first + 1,
      'content-range': `bytes ${first}-${last}/${bytes}`,
    },
    range,
  }
}
