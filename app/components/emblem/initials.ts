/** 'HH' for 'Heron House', 'O' for 'Oyster': the first letters of the first two words. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0]?.toUpperCase() ?? '')
    .join('')
}
