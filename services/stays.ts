import type { Day } from '#contracts/dates.ts'
import { site } from '#content/site.ts'
import type { Clock } from '#integrations/clock.ts'
import type { FieldMistakes } from './errors.ts'

/** How far ahead a stay may end; anything later is a typing error. */
const yearsAhead = 2

/**
 * What is wrong with the days of a stay, by field; nothing wrong is an empty object. Days before
 * today in the property's zone cannot be chosen (section 5), both days are given or none.
 */
export function stayMistakes(
  clock: Clock,
  checkIn: Day | null,
  checkOut: Day | null,
): FieldMistakes {
  if (checkIn === null && checkOut === null) return {}
  if (checkIn === null) return { checkIn: 'Choose the day you arrive as well.' }
  if (checkOut === null) return { checkOut: 'Choose the day you leave as well.' }

  const today = clock.today(site.timeZone)
  const furthest = Temporal.PlainDate.from(today).add({ years: yearsAhead }).toString()
  if (checkIn < today) return { checkIn: 'This day has passed.' }
  if (checkOut <= checkIn) return { checkOut: 'Leave at least a day after you arrive.' }
  if (checkOut > furthest) return { checkOut: `Stays end within ${yearsAhead} years from today.` }
  return {}
}
