import type { RegularEvent, SampleEvent } from './site/built-in-events.ts'
import { addDays, isDay, type Day } from './dates.ts'
import { instantOfLocalTime } from './local-time.ts'
import { recurrenceOf, type Recurrence } from './recurrence.ts'
import type { CalendarEvent, EventTime } from './events.ts'

// The owner's events as the calendar's: shared by server and browser, which falls back to them when
// the server is unreachable.

/** How far ahead regular events are listed. */
export const regularDays = 56

/** How far ahead those are that come once a year, or once at all. */
const rareDays = 366

export interface Days {
  first: Day
  count: number
}

/**
 * Occurrences on these days in the zone (an IANA name), by rule, also those of several days that began
 * before; of those that come once a year or once at all, also within a year.
 */
export function occurrencesOn(
  { first, count }: Days,
  rules: readonly RegularEvent[],
  timeZone: string,
): CalendarEvent[] {
  return rules.flatMap((rule) => {
    const recurrence = seasonal(rule)
    const before = recurrence.days - 1
    const length = before + (recurrence.isRare ? Math.max(count, rareDays) : count)
    return Array.from({ length }, (_, index) => addDays(first, index - before))
      .filter(recurrence.isOn)
      .map((day) => occurrence(rule, recurrence, day, timeZone))
  })
}

/** The occurrence with this id in any year; null if no rule has one on that day. */
export function occurrenceWithId(
  id: string,
  rules: readonly RegularEvent[],
  timeZone: string,
): CalendarEvent | null {
  const [, name, day = ''] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? []
  const rule = rules.find((candidate) => candidate.id === name)
  if (!rule || !isDay(day)) return null
  const recurrence = seasonal(rule)
  return recurrence.isOn(day) ? occurrence(rule, recurrence, day, timeZone) : null
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

/** In the months of the rule. */
function seasonal({ every, months }: RegularEvent): Recurrence {
  const recurrence = recurrenceOf(every)
  if (!recurrence) throw new RangeError(`${every} is no recurrence.`)
  const isInSeason = (month: number) => !months || (months.first <= month && month <= months.last)
  return {
    ...recurrence,
    isOn: (day) => isInSeason(Number(day.slice(5, 7))) && recurrence.isOn(day),
  }
}

/** In the property's local time: 10 AM stays 10 AM all year. */
function occurrence(
  rule: RegularEvent,
  { days }: Recurrence,
  day: Day,
  timeZone: string,
): CalendarEvent {
  const at = (on: Day, time: string) => ({
    dateTime: withOffset(`${on}T${time}:00`, timeZone),
    timeZone,
  })
  const lastDay = addDays(day, days - 1)
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
