import { site } from '#content/site.ts'
import { longDate } from '../long-date.ts'
import { propertyMoment } from '../property-moment.ts'

export interface Closing {
  /** The whole last day counts: what ends at midnight is said to last through the day before. */
  isWholeDay: boolean
  /** 'December 8, 2026', or 'December 8, 2026 at 9:00 PM CST'. */
  text: string
}

/** When a contest closes, at the property, as people say it. */
export function closingOf(endDate: string): Closing {
  if (!isMidnight(endDate)) return { isWholeDay: false, text: propertyMoment(endDate) }
  return { isWholeDay: true, text: longDate(new Date(Date.parse(endDate) - 1).toISOString()) }
}

function isMidnight(instant: string): boolean {
  const time = new Date(instant).toLocaleTimeString('en-US', {
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: site.timeZone,
  })
  return time === '00:00'
}
