/** The contest id in an address, as digits; null for all contests or anything invalid. */
export function contestFrom(search: URLSearchParams): string | null {
  return /^[1-9]\d{0,8}$/.exec(search.get('contestId') ?? '')?.[0] ?? null
}
