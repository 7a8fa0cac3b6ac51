/** What search engines show, in characters. */
const descriptionLength = 160

/** Cut at a word boundary to the length search engines show. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= descriptionLength) return line
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`
}
