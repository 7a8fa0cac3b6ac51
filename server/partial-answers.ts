import type { FastifyRequest } from 'fastify'
import { isRangeWanted, matchesEtag, rangeOf, type Range } from './conditional-requests.ts'

export interface PartialAnswer {
  status: number
  headers: Record<string, string | number>
  range?: Range
}

/** The whole file, a range, or no body: not modified, or an unsatisfiable range. `tag` has quotes. */
export function answerTo(
  { headers }: FastifyRequest,
  { tag, bytes }: { tag: string; bytes: number },
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
