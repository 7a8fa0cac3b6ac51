import { regularEvents } from '#content/events/regular.ts'
import { sampleEvents } from '#content/events/samples/index.ts'
import { site } from '#content/site.ts'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import {
  occurrenceWithId,
  regularDays,
  withoutListed,
  occurrencesOn,
} from '#contracts/regular-events.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError } from '../errors.ts'
import { icsOf } from './ics.ts'
import type { Day } from '#contracts/dates.ts'

export type EventsDependencies = Pick<Dependencies, 'calendar' | 'clock'>

/** What the calendar told may stop counting without anybody telling; so nothing is kept longer. */
const longestMinutes = 5

/** The list and the moment from which it may be another one, without any change told. */
export interface DatedEventList {
  list: EventList
  expiresAt: Temporal.Instant
}

/**
 * What starts now or later, the earliest first: the calendar's events, and appended to them the
 * built-in and the regular ones (specification, section 7).
 */
export function listEvents({ calendar, clock }: EventsDependencies): DatedEventList {
  const now = clock.now()
  const { events, updatedAt, error } = calendar.current()
  const told = [...events, ...sampleEvents]
  const upcoming = [...told, ...withoutListed(regularFrom(dayOf(now).toString()), told)]
    .filter((event) => momentsOf(event).listedUntil >= now.epochMilliseconds)
    .toSorted((one, other) => momentsOf(one).start - momentsOf(other).start)
  const list: EventList = {
    items: upcoming.map(presentEvent),
    source: upcoming.some((event) => events.includes(event)) ? 'live' : 'built-in',
    error,
    updatedAt: updatedAt?.toString({ smallestUnit: 'millisecond' }) ?? null,
  }
  return { list, expiresAt: endOf(upcoming, now) }
}

/** Until when whatever is known of an event now may be shown. */
export function eventsCountUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: longestMinutes })
}

/** Reads the calendar again unless that has just been done, for 'Refresh Calendar' (section 2). */
export async function refreshEvents(deps: EventsDependencies): Promise<EventList> {
  await deps.calendar.refresh()
  return listEvents(deps).list
}

/**
 * An event of the calendar, a built-in one or an occurrence of a regular one, past ones included;
 * regular ones no further ahead than they are listed. Throws `NotFoundError`.
 */
export function findEvent({ calendar, clock }: EventsDependencies, id: string): CalendarEvent {
  const known = [...calendar.current().events, ...sampleEvents]
  const event = known.find((candidate) => candidate.id === id) ?? regularWithId(id, clock.now())
  if (!event) throw new NotFoundError('There is no such event.')
  return presentEvent(event)
}

/** The same event as a file for the guest's own calendar, text/calendar. Throws `NotFoundError`. */
export function eventFile(
  deps: EventsDependencies & Pick<Dependencies, 'origin'>,
  id: string,
): string {
  return icsOf(findEvent(deps, id), { origin: deps.origin, now: deps.clock.now() })
}

function regularWithId(id: string, now: Temporal.Instant): CalendarEvent | null {
  const event = occurrenceWithId(id, regularEvents, site.timeZone)
  const horizon = startOfDay(dayOf(now).add({ days: regularDays }))
  return event && momentsOf(event).start < horizon ? event : null
}

/** The first event leaves the list after its start; tomorrow a new day of regular ones comes. */
function endOf(upcoming: readonly CalendarEvent[], now: Temporal.Instant): Temporal.Instant {
  const ends = [
    eventsCountUntil(now).epochMilliseconds,
    startOfDay(dayOf(now).add({ days: 1 })),
    ...upcoming.map((event) => momentsOf(event).listedUntil),
  ]
  return Temporal.Instant.fromEpochMilliseconds(Math.min(...ends))
}

function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(site.timeZone).toPlainDate()
}

/** What the public sees of an event: the fields of the specification (section 3) and whether it is a sample. */
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
export interface Moments {
  /** When it begins; a whole day begins with the first moment of its day at the property. */
  start: number
  /** The last moment at which it starts now or later: a whole day does until it is over. */
  listedUntil: number
}

// An event never changes, and every visitor's list needs these of every event.
const known = new WeakMap<CalendarEvent, Moments>()

export function momentsOf(event: CalendarEvent): Moments {
  const moments = known.get(event) ?? readMoments(event)
  known.set(event, moments)
  return moments
}

function readMoments({ start }: CalendarEvent): Moments {
  if ('dateTime' in start) {
    const { epochMilliseconds } = Temporal.Instant.from(start.dateTime)
    return { start: epochMilliseconds, listedUntil: epochMilliseconds }
  }
  const day = Temporal.PlainDate.from(start.date)
  return { start: startOfDay(day), listedUntil: startOfDay(day.add({ days: 1 })) - 1 }
}

/** The first moment of a day at the property, in milliseconds since 1970. */
export function startOfDay(day: Temporal.PlainDate): number {
  return day.toZonedDateTime(site.timeZone).epochMilliseconds
}

// The list of one day is the same for every visitor.
let kept: { first: Day; events: readonly CalendarEvent[] } | undefined

/** The town's regular events that begin on this day or on one of the 55 after it, rule by rule. */
export function regularFrom(first: Day): readonly CalendarEvent[] {
  if (kept?.first !== first) {
    const days = { first, count: regularDays }
    kept = { first, events: occurrencesOn(days, regularEvents, site.timeZone) }
  }
  return kept.events
}
