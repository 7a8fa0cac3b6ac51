import ICAL from 'ical.js'
import type { NightRange } from '#contracts/night-ranges.ts'
import { ownMarks } from '#integrations/availability/index.ts'
import { assertCabin, type AvailabilityDependencies } from './availability.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError } from '../errors.ts'

/**
 * The file behind 'View Raw Feed': a cabin's unavailable nights as all-day events in iCalendar
 * format (RFC 5545), without guest data from the feeds. Throws `NotFoundError` for an unknown
 * cabin, and while any of its nights are unknown.
 */
export function availabilityFile(
  deps: AvailabilityDependencies & Pick<Dependencies, 'origin'>,
  slug: string,
): string {
  const { name } = assertCabin(deps, slug)
  const { property } = deps.site.facts
  const state = deps.availability.stateOf(slug)
  if (!state || state.isFeedless) throw new NotFoundError('This cabin has no availability feed.')
  const { nights, updatedAt } = state
  if (!updatedAt) {
    throw new NotFoundError('The availability feed of this cabin could not be read yet.')
  }
  // A reader would treat unknown nights as free; on an error it keeps its old data.
  if (nights.unknown.length > 0) {
    throw new NotFoundError('The availability feed of this cabin cannot be read right now.')
  }
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', `-//${property}//Availability//EN`)
  calendar.addPropertyWithValue('x-wr-calname', `${name} - ${property}`)
  const host = new URL(deps.origin).hostname
  const add = (range: NightRange, mark: string, summary: string) => {
    const uid = `${slug}${mark}${range.from}@${host}`
    calendar.addSubcomponent(busy(range, { uid, summary, updatedAt }))
  }
  for (const range of nights.taken) add(range, '-', 'Booked')
  for (const range of nights.notOpen) add(range, ownMarks.uid, ownMarks.summary)
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
