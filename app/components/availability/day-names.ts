import type { Day } from '#contracts/dates.ts'
import { firstDayOf, utcDateOf, type Month } from '#contracts/day-arithmetic.ts'

type Parts = Intl.DateTimeFormatOptions

function named(day: Day, parts: Parts): string {
  return utcDateOf(day).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' })
}

/** 'Friday, December 25' */
export function dayWithWeekday(day: Day): string {
  return named(day, { weekday: 'long', month: 'long', day: 'numeric' })
}

/** 'December 25' */
export function dayOfMonth(day: Day): string {
  return named(day, { month: 'long', day: 'numeric' })
}

/** 'Friday, December 25, 2026' */
export function fullDay(day: Day): string {
  return named(day, { dateStyle: 'full' })
}

/** 'December 2026' */
export function monthName(month: Month): string {
  return named(firstDayOf(month), { month: 'long', year: 'numeric' })
}

/** 'Friday, December 25th, 2026', as a calendar reads a day to those who listen. */
export function spokenDay(day: Day): string {
  const number = Number(day.slice(-2))
  const weekday = named(day, { weekday: 'long' })
  const month = named(day, { month: 'long' })
  return `${weekday}, ${month} ${number}${ordinalEnding(number)}, ${day.slice(0, 4)}`
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' })

function ordinalEnding(number: number): string {
  return endings[ordinals.select(number)] ?? 'th'
}
