import type { SearchKind } from '#contracts/search-kinds.ts'

/** Where a result is. */
export function rowPlace(kind: SearchKind, id: string): string {
  const row = encodeURIComponent(id)
  switch (kind) {
    case 'reviews':
      return `/admin/reviews?review=${row}`
    case 'inquiries':
      return `/admin/inquiries?inquiry=${row}`
    case 'entries':
      return `/admin/submissions?entry=${row}`
    case 'winners':
      return `/admin/winners?entry=${row}`
    case 'contests':
      return `/admin/contests?contest=${row}`
  }
}

/** The list of a kind, filtered by the text; where a list has no search, more results here. */
export function listPlace(kind: SearchKind, text: string): string {
  const search = new URLSearchParams({ status: 'all', search: text })
  if (kind === 'reviews' || kind === 'inquiries') return `/admin/${kind}?${search}`
  return `/admin/search?${new URLSearchParams({ q: text, kind })}`
}
