import { longDate, momentAt } from '#contracts/moments.ts'
import { localTimeOf } from '#contracts/dates.ts'

export interface Closing {
  /** The contest lasts through the whole day: one that ends at midnight closes the day before. */
  isWholeDay: boolean
  /** 'December 8, 2026', or 'December 8, 2026 at 9:00 PM CST'. */
  text: string
}

/** When a contest closes, in this zone, an IANA name. */
export function closingOf(endDate: string, timeZone: string): Closing {
  const isMidnight = localTimeOf(endDate, timeZone).endsWith('T00:00')
  if (!isMidnight) return { isWholeDay: false, text: momentAt(endDate, timeZone) }
  const lastMoment = new Date(Date.parse(endDate) - 1).toISOString()
  return { isWholeDay: true, text: longDate(lastMoment, timeZone) }
}
