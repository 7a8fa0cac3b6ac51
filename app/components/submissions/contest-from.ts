/** The contest that an address names, as digits; null for all of them or for anything else. */
export function contestFrom(search: URLSearchParams): string | null {
  return /^[1-9]\d{0,8}$/.exec(search.get('contestId') ?? '')?.[0] ?? null
}
