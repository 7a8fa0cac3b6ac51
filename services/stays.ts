import type { Day } from '#contracts/dates.ts'
import { stayErrorsOn } from '#contracts/stay-errors.ts'
import { site } from '#content/site.ts'
import type { Clock } from '#integrations/clock.ts'
import type { FieldMistakes } from './errors.ts'

/** Errors in the dates of a stay, by field; empty if there are none. */
export function stayMistakes(
  clock: Clock,
  checkIn: Day | null,
  checkOut: Day | null,
): FieldMistakes {
  return { ...stayErrorsOn(clock.today(site.timeZone), checkIn, checkOut) }
}
