/** First and last byte, both included, counted from 0. */
export interface Range {
  first: number
  last: number
}

const oneRange = /^bytes=(\d*)-(\d*)$/i

/**
 * Which part of so many bytes a Range header asks for (RFC 9110, section 14). Undefined means all
 * of them: no header, not one we read, or several parts at once, which a server may leave out.
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

/**
 * Whether a part may be sent: If-Range asks for all of it when it has changed. We send no dates, so
 * only our tag counts.
 */
export function isRangeWanted(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}

/** Whether If-None-Match names what we have, by the weak comparison of RFC 9110, section 13.1.2. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag)
}
