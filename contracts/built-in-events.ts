import type { RegularEvent, SampleEvent } from './site/built-in-events.ts'
import { addDays, isDay, type Day } from './dates.ts'
import { instantOfLocalTime } from './local-time.ts'
import { weekdayOf } from './months.ts'
import type { CalendarEvent, EventTime } from './events.ts'

// The owner's events as the calendar's: shared by server and browser, which falls back to them when
// the server is unreachable.

/** How far ahead regular events are listed. */
export const regularDays = 56

const ordinals = ['first', 'second', 'third', 'fourth']

/** As `weekdayOf` counts them. */
const weekdayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const

export interface Days {
  first: Day
  count: number
}

/** Occurrences that begin on these days in the zone (an IANA name), by rule. */
export function occurrencesOn(
  { first, count }: Days,
  rules: readonly RegularEvent[],
  timeZone: string,
): CalendarEvent[] {
  const days = Array.from({ length: count }, (_, index) => addDays(first, index))
  return rules.flatMap((rule) =>
    days.filter((day) => isOn(rule, day)).map((day) => occurrence(rule, day, timeZone)),
  )
}

/** The occurrence with this id in any year; null if no rule has one on that day. */
export function occurrenceWithId(
  id: string,
  rules: readonly RegularEvent[],
  timeZone: string,
): CalendarEvent | null {
  const [, name, day = ''] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? []
  const rule = rules.find((candidate) => candidate.id === name)
  return rule && isDay(day) && isOn(rule, day) ? occurrence(rule, day, timeZone) : null
}

/** Made-up events by their times in the zone, an IANA name. */
export function sampleEventsIn(list: readonly SampleEvent[], timeZone: string): CalendarEvent[] {
  const timeOf = (text: string): EventTime => {
    const [day = '', time] = text.split(' ')
    if (time === undefined) return { date: day }
    return { dateTime: withOffset(`${day}T${time}:00`, timeZone), timeZone }
  }
  return list.map(({ from, to, link, ...event }) => ({
    ...event,
    start: timeOf(from),
    end: isDay(to) ? { date: addDays(to, 1) } : timeOf(to),
    ...(link !== undefined && { htmlLink: link }),
    isSample: true,
  }))
}

/** Regular events not already listed with the same title and start. */
export function withoutListed(
  regular: readonly CalendarEvent[],
  listed: readonly CalendarEvent[],
): CalendarEvent[] {
  const keys = new Set(listed.map(startAndTitle))
  return regular.filter((event) => !keys.has(startAndTitle(event)))
}

function isOn({ every, months }: RegularEvent, day: Day): boolean {
  const month = Number(day.slice(5, 7))
  const isInSeason = !months || (months.first <= month && month <= months.last)
  const [name = '', ordinal] = every.split(' ').toReversed()
  const isWeekday = weekdayNames[weekdayOf(day)] === (name === 'weekend' ? 'saturday' : name)
  return isInSeason && isWeekday && (ordinal === undefined || isNth(ordinal, day))
}

/** Whether the day is the first, second, third, fourth or last of its weekday in the month. */
function isNth(ordinal: string, day: Day): boolean {
  if (ordinal === 'last') return addDays(day, 7).slice(0, 7) !== day.slice(0, 7)
  return ordinals.indexOf(ordinal) === Math.ceil(Number(day.slice(8)) / 7) - 1
}

/** In the property's local time: 10 AM stays 10 AM all year. */
function occurrence(rule: RegularEvent, day: Day, timeZone: string): CalendarEvent {
  const at = (on: Day, time: string) => ({
    dateTime: withOffset(`${on}T${time}:00`, timeZone),
    timeZone,
  })
  const lastDay = rule.every.endsWith('weekend') ? addDays(day, 1) : day
  return {
    id: `${rule.id}-${day}`,
    summary: rule.summary,
    description: rule.description,
    start: at(day, rule.from),
    end: at(lastDay, rule.to),
    location: rule.location,
  }
}

/** '2026-11-28T10:00:00-06:00' for ten o'clock in Wimberley. */
function withOffset(local: string, timeZone: string): string {
  const instant = instantOfLocalTime(local, timeZone)
  if (!instant) throw new RangeError(`${local} is not a time.`)
  const minutes = (Date.parse(`${local}Z`) - Date.parse(instant)) / 60_000
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(minutes / 60)}:${twoDigits(minutes % 60)}`
}

function twoDigits(count: number): string {
  return String(Math.trunc(Math.abs(count))).padStart(2, '0')
}

function startAndTitle({ start, summary }: CalendarEvent): string {
  return `${startKey(start)} ${summary.trim().toLowerCase()}`
}

/** The same instant may be written with another offset. */
function startKey(start: EventTime): string | number {
  return 'date' in start ? start.date : Date.parse(start.dateTime)
}
