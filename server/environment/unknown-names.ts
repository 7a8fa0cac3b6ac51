import { variablesSchema } from './variables.ts'
import type { Given } from './rules.ts'

const known = Object.keys(variablesSchema.shape)
/** Nothing else on a machine is likely to be called so. */
const ownPrefixes = ['ADMIN_', 'CALENDAR_', 'CAMERA_', 'FORM_MAIL_', 'S3_', 'SMTP_', 'UPLOADS_']
/** Shorter names have neighbors that mean something else: PORT and PATH. */
const leastLength = 8
const mostSlips = 2

/** Variables that look like ours and are not: a misspelt one would be passed over in silence. */
export function unknownNames(given: Given): string[] {
  return Object.keys(given)
    .filter((name) => !known.includes(name) && !name.startsWith('AVAILABILITY_FEED_'))
    .flatMap((name) => {
      const meant = nearest(name)
      if (meant) return [`${name}: there is no such variable; did you mean ${meant}?`]
      const prefix = ownPrefixes.find((each) => name.startsWith(each))
      if (!prefix) return []
      const others = known.filter((each) => each.startsWith(prefix)).join(', ')
      return [`${name}: there is no such variable; of this name there are ${others}`]
    })
}

function nearest(name: string): string | undefined {
  if (name.length < leastLength) return undefined
  return known.find((each) => each.length >= leastLength && slips(name, each) <= mostSlips)
}

/** Letters to add, take away or replace (Levenshtein). */
function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (const [place, wanted] of Array.from(other).entries()) {
      const replaced = (row[place] ?? 0) + (letter === wanted ? 0 : 1)
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
