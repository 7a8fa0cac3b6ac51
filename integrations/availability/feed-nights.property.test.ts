// spec: 3/booked-date, 7/availability-feed
import { usualFeedOptions } from '#contracts/feed-options.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarWith, inFeed } from '#tests/fakes/feed-calendar.ts'
import { addDays } from '#contracts/dates.ts'
import { nightsIn } from '#contracts/night-ranges.ts'
import { feedNightsIn } from './feed-nights.ts'
import {
  obvious,
  type Told,
  type Rule,
  from,
  to,
  property,
  zones,
  startOf,
  weekdaysOf,
  monthsOf,
  instantOf,
} from '#tests/fixtures/availability/obvious-days.ts'

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const day = fc
  .integer({ min: -60, max: 300 })
  .map((days) => Temporal.PlainDate.from(from).add({ days }).toString())

const rule = fc
  .record<Rule>({
    every: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY'),
    interval: fc.integer({ min: 1, max: 4 }),
    on: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
    month: fc.option(fc.integer({ min: 1, max: 12 })),
    end: fc.oneof(
      fc.record({ count: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ untilDays: fc.integer({ min: 0, max: 120 }) }),
      fc.constant(null),
    ),
  })
  .map((each) => ({ ...each, on: each.every === 'WEEKLY' ? each.on : [] }))

const anyEvent: fc.Arbitrary<Told> = fc.record({
  isDay: fc.boolean(),
  day,
  minute: fc.integer({ min: 0, max: 1439 }),
  zone: fc.option(fc.constantFrom(...zones)),
  end: fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.record({
      kind: fc.constantFrom('until', 'for'),
      days: fc.integer({ min: 0, max: 9 }),
      minutes: fc.integer({ min: 0, max: 2000 }),
    }),
  ),
  rule: fc.option(rule, { freq: 2 }),
  except: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 2 }),
  extra: fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 2 }),
  isBroken: fc.integer({ min: 0, max: 9 }).map((die) => die === 0),
})

test('taken nights are those of a slow and obvious reading of the same bookings', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 4 }), (events) => {
      const text = calendarWith(events.map(linesOf))
      const rules = {
        window: { from, to: addDays(to, 1) },
        timeZone: property,
        ...usualFeedOptions,
      }
      const expected = new Set<string>()
      for (const event of events) {
        const found = event.isBroken ? [] : obvious(event)
        for (const each of found) expected.add(each)
      }
      expect(feedNightsIn(text, rules).taken.flatMap(nightsIn), text).toEqual(
        [...expected].toSorted(),
      )
    }),
    { numRuns: 150 },
  )
}, 30_000)

// ---- as a feed
function linesOf(event: Told, index: number): string[] {
  const { isDay, zone, except, extra, end } = event
  const first = startOf(event)
  const later = (days: number) => first.add({ days })
  const line = (name: string, walls: Temporal.PlainDateTime[]) =>
    walls.length === 0 ? [] : [`${name}${parameters(isDay, zone)}:${walls.map(text).join(',')}`]
  const text = (wall: Temporal.PlainDateTime) =>
    isDay ? inFeed(wall.toPlainDate().toString()) : `${basic(wall)}${zone === 'UTC' ? 'Z' : ''}`
  const ending =
    end.kind === 'none'
      ? []
      : end.kind === 'for'
        ? [`DURATION:P${end.days}D${isDay ? '' : `T${end.minutes}M`}`]
        : line('DTEND', [isDay ? later(end.days) : later(end.days).add({ minutes: end.minutes })])
  return [
    `UID:${index}`,
    ...(event.isBroken ? ['DTSTART:20260231T120000'] : line('DTSTART', [first])),
    ...ending,
    ...(event.rule ? [ruleLine(event, event.rule)] : []),
    ...line('EXDATE', event.rule ? except.map((number) => later(number)) : []),
    ...line('RDATE', extra.map(later)),
  ]
}

function parameters(isDay: boolean, zone: string | null): string {
  if (isDay) return ';VALUE=DATE'
  return zone === null || zone === 'UTC' ? '' : `;TZID=${zone}`
}

function ruleLine(event: Told, { every, interval, on, month, end }: Rule): string {
  const parts = [`FREQ=${every}`, `INTERVAL=${interval}`]
  const days = weekdaysOf(event, on)
  if (on.length > 0) parts.push(`BYDAY=${days.map((each) => weekdays[each - 1]).join(',')}`)
  if (month !== null) parts.push(`BYMONTH=${monthsOf(event, month).join(',')}`)
  if (end && 'count' in end) parts.push(`COUNT=${end.count}`)
  if (end && 'untilDays' in end) parts.push(`UNTIL=${untilText(event, end.untilDays)}`)
  return `RRULE:${parts.join(';')}`
}

function untilText(event: Told, days: number): string {
  const last = startOf(event).add({ days })
  if (event.isDay) return inFeed(last.toPlainDate().toString())
  return `${basic(instantOf(last, event.zone).toZonedDateTimeISO('UTC').toPlainDateTime())}Z`
}

function basic(wall: Temporal.PlainDateTime): string {
  return wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
}
