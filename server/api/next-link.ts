type Query = Readonly<Record<string, string | number | undefined>>

/**
 * The Link header that leads to the next page (RFC 8288): the same question with the cursor after the
 * last row. What was not asked for is left out.
 */
export function nextLink(path: string, query: Query, cursor: string): string {
  const next: Query = { ...query, cursor }
  const asked = Object.entries(next).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return `<${path}?${new URLSearchParams(asked)}>; rel="next"`
}
