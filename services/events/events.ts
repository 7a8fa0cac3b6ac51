import type { CalendarEvent, EventList } from '#contracts/events.ts'
import { regularDays, withoutListed } from '#contracts/built-in-events.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError } from '../errors.ts'
import type { Site } from '../site/site.ts'
import { regularFrom, regularWithId, samplesOf } from './built-in.ts'
import { firstDayOf, lastDayOf } from '#contracts/event-days.ts'

export type EventsDependencies = Pick<Dependencies, 'calendar' | 'clock' | 'site'>

/** Calendar data may expire without an announcement, so nothing is cached longer. */
const longestMinutes = 5

/** The list and when it expires. */
export interface DatedEventList {
  list: EventList
  expiresAt: Temporal.Instant
}

/** Events from now on, earliest first: the calendar's, built-in and regular (section 7). */
export function listEvents({ calendar, clock, site }: EventsDependencies): DatedEventList {
  const now = clock.now()
  const { timeZone } = site.facts
  const { events, updatedAt, error } = calendar.current()
  const told = [...events, ...samplesOf(site)]
  const upcoming = [
    ...told,
    ...withoutListed(regularFrom(dayOf(now, timeZone).toString(), site), told),
  ]
    .filter((event) => momentsOf(event, timeZone).listedUntil >= now.epochMilliseconds)
    .toSorted((one, other) => momentsOf(one, timeZone).start - momentsOf(other, timeZone).start)
  const list: EventList = {
    items: upcoming.map(presentEvent),
    source: upcoming.some((event) => events.includes(event)) ? 'live' : 'built-in',
    error,
    updatedAt: updatedAt?.toString({ smallestUnit: 'millisecond' }) ?? null,
  }
  return { list, expiresAt: endOf(upcoming, now, timeZone) }
}

/** Until when an event may be cached. */
export function eventsCountUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: longestMinutes })
}

/** Reads the calendar again unless just done, for 'Refresh Calendar' (section 2). */
export async function refreshEvents(deps: EventsDependencies): Promise<EventList> {
  await deps.calendar.refresh()
  return listEvents(deps).list
}

/**
 * A calendar, built-in or regular event, including past ones; regular ones only as far ahead as
 * they are listed. Throws `NotFoundError`.
 */
export function findEvent(
  { calendar, clock, site }: EventsDependencies,
  id: string,
): CalendarEvent {
  const known = [...calendar.current().events, ...samplesOf(site)]
  const event =
    known.find((candidate) => candidate.id === id) ?? listedRegular(id, clock.now(), site)
  if (!event) throw new NotFoundError('There is no such event.')
  return presentEvent(event)
}

function listedRegular(id: string, now: Temporal.Instant, site: Site): CalendarEvent | null {
  const { timeZone } = site.facts
  const event = regularWithId(id, site)
  if (!event) return null
  const today = dayOf(now, timeZone)
  const horizon = startOfDay(today.add({ days: regularDays }), timeZone)
  const isNear = momentsOf(event, timeZone).start < horizon
  return isNear || regularFrom(today.toString(), site).some((each) => each.id === id) ? event : null
}

/** The list changes when its first event starts, and at midnight, when another day joins. */
function endOf(
  upcoming: readonly CalendarEvent[],
  now: Temporal.Instant,
  timeZone: string,
): Temporal.Instant {
  const ends = [
    eventsCountUntil(now).epochMilliseconds,
    startOfDay(dayOf(now, timeZone).add({ days: 1 }), timeZone),
    ...upcoming.map((event) => momentsOf(event, timeZone).listedUntil),
  ]
  return Temporal.Instant.fromEpochMilliseconds(Math.min(...ends))
}

/** The public fields of an event (section 3), and whether it is a sample. */
export function presentEvent(event: CalendarEvent): CalendarEvent {
  const { id, summary, description, start, end, location, htmlLink, isSample } = event
  return {
    id,
    summary,
    ...(description !== undefined && { description }),
    start,
    end,
    ...(location !== undefined && { location }),
    ...(htmlLink !== undefined && { htmlLink }),
    ...(isSample && { isSample }),
  }
}

/** In milliseconds since 1970. */
interface Moments {
  /** The start; an all-day event starts with its day at the property. */
  start: number
  /** The last moment at which it is listed: its start, or the end of an event of whole or several days. */
  listedUntil: number
}

// An event never changes, and every visitor's list needs these of every event.
const known = new WeakMap<CalendarEvent, Moments>()

function momentsOf(event: CalendarEvent, timeZone: string): Moments {
  const moments = known.get(event) ?? readMoments(event, timeZone)
  known.set(event, moments)
  return moments
}

function readMoments(event: CalendarEvent, timeZone: string): Moments {
  const { start, end } = event
  const begin =
    'dateTime' in start
      ? Temporal.Instant.from(start.dateTime).epochMilliseconds
      : startOfDay(Temporal.PlainDate.from(start.date), timeZone)
  if ('date' in end) {
    const last = Temporal.PlainDate.from(lastDayOf(event, timeZone))
    return { start: begin, listedUntil: startOfDay(last.add({ days: 1 }), timeZone) - 1 }
  }
  const lastsDays = lastDayOf(event, timeZone) > firstDayOf(event, timeZone)
  const { epochMilliseconds } = Temporal.Instant.from(end.dateTime)
  return { start: begin, listedUntil: lastsDays ? epochMilliseconds - 1 : begin }
}

/** The first moment of a day at the property, in milliseconds since 1970. */
function startOfDay(day: Temporal.PlainDate, timeZone: string): number {
  return day.toZonedDateTime(timeZone).epochMilliseconds
}

function dayOf(instant: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate()
}
