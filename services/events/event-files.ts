import type { CalendarEvent } from '#contracts/events.ts'
import type { Dependencies } from '../dependencies.ts'
import { findEvent, listEvents, type EventsDependencies } from './events.ts'
import { icsOf } from './ics.ts'
import { rssOf } from './rss.ts'

/** The event as a text/calendar file. Throws `NotFoundError`. */
export function eventFile(
  deps: EventsDependencies & Pick<Dependencies, 'origin'>,
  id: string,
): string {
  return icsOf([findEvent(deps, id)], icsOptions(deps))
}

/** All upcoming real events as one text/calendar file, for calendars that subscribe. */
export function eventsFile(deps: EventsDependencies & Pick<Dependencies, 'origin'>): string {
  return icsOf(realEvents(deps), icsOptions(deps))
}

/** All upcoming real events as RSS 2.0, for feed readers. */
export function eventsFeed(deps: EventsDependencies & Pick<Dependencies, 'origin'>): string {
  const { facts } = deps.site
  const { search } = deps.site.document('events')
  return rssOf(realEvents(deps), {
    origin: deps.origin,
    title: search.name,
    description: search.description,
    timeZone: facts.timeZone,
  })
}

/** Upcoming events, without made-up ones. */
function realEvents(deps: EventsDependencies): CalendarEvent[] {
  return listEvents(deps).list.items.filter(({ isSample }) => !isSample)
}

function icsOptions({ origin, clock, site }: EventsDependencies & Pick<Dependencies, 'origin'>) {
  return { origin, now: clock.now(), property: site.facts.property }
}
