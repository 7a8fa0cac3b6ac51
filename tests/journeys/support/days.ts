import type { Day } from '#contracts/dates.ts'
import { sampleSite } from '../../fixtures/property.ts'

const { timeZone } = sampleSite.facts

const { PlainDate } = Temporal

/** The day this many days from today at the property, not where the guest is. */
export function inDays(days: number): Day {
  return Temporal.Now.plainDateISO(timeZone).add({ days }).toString()
}

/** Three nights in the middle of next month. */
export function nextMonthsStay(): { arrival: Day; leaving: Day } {
  const arrival = PlainDate.from(inDays(0)).add({ months: 1 }).with({ day: 10 })
  return { arrival: arrival.toString(), leaving: arrival.add({ days: 3 }).toString() }
}

export function firstOfThisMonth(): Day {
  return PlainDate.from(inDays(0)).with({ day: 1 }).toString()
}

/** The accessible name of a day in the calendar, without weekday: 'December 10th, 2026'. */
export function spoken(day: Day): RegExp {
  const date = PlainDate.from(day)
  const month = date.toLocaleString('en-US', { month: 'long' })
  return new RegExp(`${month} ${date.day}(st|nd|rd|th), ${date.year}`)
}

/** A chosen day in the date field: 'Thu, Dec 10'. */
export function short(day: Day): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric' } as const
  return PlainDate.from(day).toLocaleString('en-US', parts)
}
