/** More than anything a person writes here. Deeper data would overflow the stack when it is read. */
export const jsonLimits = { depth: 32, values: 20_000, characters: 100_000 } as const

type Limits = Readonly<Record<keyof typeof jsonLimits, number>>

/** What is too much about parsed JSON, as a sentence; undefined if nothing is. Never recurses. */
export function excessIn(json: unknown, limits: Limits = jsonLimits): string | undefined {
  let values = 0
  let level: unknown[] = [json]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.depth) return `This is nested more than ${limits.depth} levels deep.`
    values += level.length
    if (values > limits.values) return `This has more than ${limits.values} parts.`
    if (level.some((value) => isLong(value, limits))) {
      return `One of the texts has more than ${limits.characters} characters.`
    }
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return undefined
}

function isLong(value: unknown, { characters }: Limits): boolean {
  if (typeof value === 'string') return value.length > characters
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).some((key) => key.length > characters)
}
