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
