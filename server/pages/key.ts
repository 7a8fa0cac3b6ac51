import { searchParametersOf } from '#contracts/addresses.ts'

/** The address a page is rendered for and kept under: its path and only the parameters it reads. */
export function pageKey(address: string): string {
  const queryStart = address.indexOf('?')
  if (queryStart === -1) return address
  const path = address.slice(0, queryStart)
  const known = searchParametersOf[path]
  if (known === undefined) return path
  const given = new URLSearchParams(address.slice(queryStart))
  const kept = new URLSearchParams()
  for (const name of known) {
    const value = given.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size > 0 ? `${path}?${kept}` : path
}
