import type { FastifyRequest } from 'fastify'

/** First and last byte, both inclusive, counted from 0. */
export interface Range {
  first: number
  last: number
}

const oneRange = /^bytes=(\d*)-(\d*)$/i

/**
 * The byte range a Range header selects (RFC 9110, section 14). Undefined means the whole body: no
 * header, an unsupported one, or several ranges, which a server may ignore.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, from, to] = oneRange.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length > 0 ? { first: size - length, last: size - 1 } : 'none'
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first < size ? { first, last } : 'none'
}

/** Whether to send a range, according to If-Range. We send no dates, so only our ETag counts. */
export function isRangeWanted(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}

/** Whether If-None-Match matches, by the weak comparison of RFC 9110, section 13.1.2. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}

interface PartialAnswer {
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
