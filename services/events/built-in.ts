import {
  occurrencesOn,
  occurrenceWithId,
  regularDays,
  sampleEventsIn,
} from '#contracts/built-in-events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import type { Site } from '../site/site.ts'

// Events from the owner's documents; none while the calendar is switched off.

// Events keep their identity, because derived data is cached per object.
// Keyed by the facts, which each version of the site has of its own.
const samples = new WeakMap<Site['facts'], readonly CalendarEvent[]>()

/** Made-up events of a typical year, if the owner has any. */
export function samplesOf(site: Site): readonly CalendarEvent[] {
  const { features, timeZone } = site.facts
  if (!features.eventsCalendar || !features.scrapbook) return []
  const all =
    samples.get(site.facts) ?? sampleEventsIn(site.document('events/samples').list, timeZone)
  samples.set(site.facts, all)
  return all
}

// The list of one day is the same for every visitor.
const regular = new WeakMap<Site['facts'], { first: Day; events: readonly CalendarEvent[] }>()

/** The town's regular events starting on this day or one of the next 55, rule by rule. */
export function regularFrom(first: Day, site: Site): readonly CalendarEvent[] {
  const kept = regular.get(site.facts)
  if (kept?.first === first) return kept.events
  const days = { first, count: regularDays }
  const events = occurrencesOn(days, rulesOf(site), site.facts.timeZone)
  regular.set(site.facts, { first, events })
  return events
}

/** The occurrence of a regular event with this id, in any year. */
export function regularWithId(id: string, site: Site): CalendarEvent | null {
  return occurrenceWithId(id, rulesOf(site), site.facts.timeZone)
}

export function isBuiltIn(id: string, site: Site): boolean {
  return samplesOf(site).some((event) => event.id === id) || regularWithId(id, site) !== null
}

function rulesOf(site: Site) {
  return site.facts.features.eventsCalendar ? site.document('events').regular : []
}
