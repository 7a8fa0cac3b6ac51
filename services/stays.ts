import type { Day } from '#contracts/dates.ts'
import { stayErrorsOn } from '#contracts/stay-errors.ts'
import type { Dependencies } from './dependencies.ts'
import type { FieldMistakes } from './errors.ts'

/** Errors in the dates of a stay, by field; empty if there are none. */
export function stayMistakes(
  { clock, site }: Pick<Dependencies, 'clock' | 'site'>,
  checkIn: Day | null,
  checkOut: Day | null,
): FieldMistakes {
  return { ...stayErrorsOn(clock.today(site.facts.timeZone), checkIn, checkOut) }
}
