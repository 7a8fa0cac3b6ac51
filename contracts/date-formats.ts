import { addDays, monthOf, utcDateOf, type Day, type Month } from './dates.ts'

// How days are written. Server and browser produce the same text.

const locale = 'en-US'

function dayFormat(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (day: Day): string => {
    format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return format.format(utcDateOf(day))
  }
}

const short = { weekday: 'short', month: 'short', day: 'numeric' } as const

/** 'Sat, Nov 21' */
export const shortDay = dayFormat(short)

/** 'Sat, Nov 21, 2026' */
export const shortDayWithYear = dayFormat({ ...short, year: 'numeric' })

/** 'Nov 21' */
export const monthAndDate = dayFormat({ month: 'short', day: 'numeric' })

const shortMonth = dayFormat({ month: 'short' })

const dateOf = (day: Day) => Number(day.slice(-2))

/** 'Nov 24 – 27', or 'Nov 30 – Dec 2'. */
export function shortStay({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }): string {
  const isInOneMonth = monthOf(checkIn) === monthOf(checkOut)
  const end = isInOneMonth ? '' : `${shortMonth(checkOut)} `
  return `${shortMonth(checkIn)} ${dateOf(checkIn)} – ${end}${dateOf(checkOut)}`
}

/** Further ahead, a day without a year could be mistaken for one in the coming months. */
const daysWithoutYear = 330

/** ', 2028' to append to a day that far ahead; otherwise ''. */
export function yearIfFar(day: Day, today: Day): string {
  return day > addDays(today, daysWithoutYear) ? `, ${day.slice(0, 4)}` : ''
}

/** 'Saturday' */
export const weekdayName = dayFormat({ weekday: 'long' })

/** 'December 25' */
export const dayOfMonth = dayFormat({ month: 'long', day: 'numeric' })

/** 'December 25, 2026' */
export const longDay = dayFormat({ dateStyle: 'long' })

/** 'Friday, December 25' */
export const dayWithWeekday = dayFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** 'Friday, December 25, 2026' */
export const fullDay = dayFormat({ dateStyle: 'full' })

const monthWithYear = dayFormat({ month: 'long', year: 'numeric' })

/** 'December 2026' */
export function monthName(month: Month): string {
  return monthWithYear(`${month}-01`)
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** 'Friday, December 25th, 2026', for screen readers. */
export function spokenDay(day: Day): string {
  const rule = new Intl.PluralRules(locale, { type: 'ordinal' }).select(Number(day.slice(-2)))
  return `${dayWithWeekday(day)}${endings[rule] ?? 'th'}, ${day.slice(0, 4)}`
}
