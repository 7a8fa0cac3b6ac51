import { addDays, isDay, nightsBetween, type Day } from './dates.ts'
import { weekdayOf } from './months.ts'

// When an event of the owner's takes place, as the owner writes it: 'saturday', 'first friday',
// 'second and fourth saturday', 'third weekend', 'other friday from 2026-01-09', 'day', 'july 4' or
// '2026-12-05'.

export interface Recurrence {
  /** Whether one begins on this day. */
  isOn: (day: Day) => boolean
  /** Two for a weekend. */
  days: 1 | 2
  /** Once a year or once at all. */
  isRare: boolean
}

/** As `weekdayOf` counts them. */
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** Of a month's; 'last' is the fourth or fifth. */
const ordinals = 'first second third fourth last'.split(' ')

const months =
  'january february march april may june july august september october november december'.split(' ')

/** Null if it is none of the forms, or a day that never comes. */
export function recurrenceOf(text: string): Recurrence | null {
  if (text === 'day') return { isOn: () => true, days: 1, isRare: false }
  if (isDay(text)) return { isOn: (day) => day === text, days: 1, isRare: true }
  return weeklyOf(text) ?? fortnightlyOf(text) ?? yearlyOf(text)
}

function weeklyOf(text: string): Recurrence | null {
  const [, one, other, name] = /^(?:(\w+) (?:and (\w+) )?)?(\w+)$/.exec(text) ?? []
  const isKnown = [one, other].every((each) => each === undefined || ordinals.includes(each))
  if (!isKnown || !isWeekdayName(name)) return null
  const isOn = (day: Day) =>
    isWeekday(name, day) && (one === undefined || isNth(one, day) || isNth(other, day))
  return { isOn, days: lengthOf(name), isRare: false }
}

function fortnightlyOf(text: string): Recurrence | null {
  const [, name, first = ''] = /^other (\w+) from (\S+)$/.exec(text) ?? []
  if (!isWeekdayName(name) || !isDay(first) || !isWeekday(name, first)) return null
  const isOn = (day: Day) => day >= first && nightsBetween(first, day) % 14 === 0
  return { isOn, days: lengthOf(name), isRare: false }
}

function yearlyOf(text: string): Recurrence | null {
  const [, name = '', date = ''] = /^(\w+) ([1-9]\d?)$/.exec(text) ?? []
  const monthAndDate = `${twoDigits(months.indexOf(name) + 1)}-${date.padStart(2, '0')}`
  // A leap year has every day there is.
  if (!isDay(`2028-${monthAndDate}`)) return null
  return { isOn: (day) => day.endsWith(monthAndDate), days: 1, isRare: true }
}

function isWeekdayName(name: string | undefined): name is string {
  return name !== undefined && (name === 'weekend' || weekdays.includes(name))
}

function isWeekday(name: string, day: Day): boolean {
  return weekdays[weekdayOf(day)] === (name === 'weekend' ? 'saturday' : name)
}

function lengthOf(name: string): 1 | 2 {
  return name === 'weekend' ? 2 : 1
}

/** Whether the day is the first, second, third, fourth or last of its weekday in the month. */
function isNth(name: string | undefined, day: Day): boolean {
  if (name === 'last') return addDays(day, 7).slice(0, 7) !== day.slice(0, 7)
  return ordinals.indexOf(name ?? '') === Math.ceil(Number(day.slice(8)) / 7) - 1
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
