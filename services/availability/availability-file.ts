import ICAL from 'ical.js'
import { mergeRanges, subtractRanges, type NightRange } from '#contracts/night-ranges.ts'
import { ownMarks } from '#integrations/availability/index.ts'
import { assertCabin, type AvailabilityDependencies } from './availability.ts'
import type { Dependencies } from '../dependencies.ts'
import { UnavailableError } from '../errors.ts'

/** Where the file of a cabin is. */
export function calendarAddress(origin: string, slug: string): string {
  return `${origin}/api/availability/${slug}/feed.ics`
}

/**
 * The file behind 'View Raw Feed': a cabin's unavailable nights as all-day events in iCalendar
 * format (RFC 5545), without guest data from the feeds. While a feed can't be read, it lists what
 * was booked when it last could: a reader that got an error would go on with the same nights.
 * Throws `NotFoundError` for an unknown cabin, and `UnavailableError` before the first reading.
 */
export function availabilityFile(
  deps: AvailabilityDependencies & Pick<Dependencies, 'origin'>,
  slug: string,
): string {
  const { name } = assertCabin(deps, slug)
  const { property } = deps.site.facts
  const state = deps.availability.stateOf(slug)
  const { lastKnown, updatedAt } = state ?? { lastKnown: [], updatedAt: null }
  const { taken, notOpen } = state?.nights ?? { taken: [], notOpen: [] }
  // A reader would treat nights that aren't listed as free.
  if (!lastKnown) {
    throw new UnavailableError('The availability feed of this cabin could not be read yet.')
  }
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${property}//Availability//EN`)
  calendar.addPropertyWithValue('x-wr-calname', `${name} - ${property}`)
  const host = new URL(deps.origin).hostname
  const add = (range: NightRange, mark: string, summary: string) => {
    const uid = `${slug}${mark}${range.from}@${host}`
    const stamp = updatedAt ?? deps.clock.now()
    calendar.addSubcomponent(busy(range, { uid, summary, updatedAt: stamp }))
  }
  const booked = subtractRanges(mergeRanges([...taken, ...lastKnown]), notOpen)
  for (const range of booked) add(range, '-', 'Booked')
  for (const range of notOpen) add(range, ownMarks.uid, ownMarks.summary)
  return `${calendar.toString()}\r\n`
}

function busy(
  { from, to }: NightRange,
  { uid, summary, updatedAt }: { uid: string; summary: string; updatedAt: Temporal.Instant },
): ICAL.Component {
  const event = new ICAL.Component('vevent')
  const add = (name: string, value: string | ICAL.Time) => event.addPropertyWithValue(name, value)
  add('uid', uid)
  add('dtstamp', ICAL.Time.fromDateTimeString(updatedAt.round('second').toString()))
  add('dtstart', ICAL.Time.fromDateString(from))
  // The end is the check-out day, which all-day events exclude (RFC 5545, section 3.6.1).
  add('dtend', ICAL.Time.fromDateString(to))
  add('summary', summary)
  return event
}
