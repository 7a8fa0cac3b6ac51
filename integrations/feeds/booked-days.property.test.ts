import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarWith, inFeed } from '#tests/fakes/feed-calendar.ts'
import { bookedDaysIn } from './booked-days.ts'

// Ten months with the beginning and the end of daylight saving time on both sides of the ocean.
const [from, to] = ['2026-02-15', '2026-11-30']
const property = 'America/Chicago'
const zones = [
  property,
  'UTC',
  'Europe/Paris',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Asia/Kolkata',
]
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** An event as somebody would tell it, before it becomes lines of a feed. */
interface Told {
  isDay: boolean
  day: string
  minute: number
  zone: string | null
  end: { kind: 'none' } | { kind: 'until' | 'for'; days: number; minutes: number }
  rule: Rule | null
  except: number[]
  extra: number[]
  isBroken: boolean
}

interface Rule {
  every: 'DAILY' | 'WEEKLY' | 'MONTHLY'
  interval: number
  /** Monday is 1; only for weeks. */
  on: number[]
  month: number | null
  /** How often, or until how many days after the first, or for ever. */
  end: { count: number } | { untilDays: number } | null
}

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

test('booked days are those of a slow and obvious reading of the same bookings', () => {
  fc.assert(
    fc.property(
      fc.array(anyEvent, { maxLength: 4 }),
      fc.constantFrom('booked', 'free'),
      (events, turnoverDay) => {
        const text = calendarWith(events.map(linesOf))
        const rules = { from, to, timeZone: property, turnoverDay } as const
        const expected = new Set<string>()
        for (const event of events) {
          const found = event.isBroken ? [] : obvious(event, turnoverDay)
          for (const each of found) expected.add(each)
        }
        expect(bookedDaysIn(text, rules), text).toEqual([...expected].toSorted())
      },
    ),
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

/** The first day of a series belongs to it: anything else RFC 5545 leaves undefined. */
function weekdaysOf(event: Told, on: readonly number[]): number[] {
  return [...new Set([...on, startOf(event).dayOfWeek])]
}

function monthsOf(event: Told, month: number): number[] {
  return [...new Set([month, startOf(event).month])]
}

function untilText(event: Told, days: number): string {
  const last = startOf(event).add({ days })
  if (event.isDay) return inFeed(last.toPlainDate().toString())
  return `${basic(instantOf(last, event.zone).toZonedDateTimeISO('UTC').toPlainDateTime())}Z`
}

function basic(wall: Temporal.PlainDateTime): string {
  return wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
}

// ---- as anybody would count it

/** Day by day, and on each day one question: does a stay lie on it? */
function obvious(event: Told, turnoverDay: 'booked' | 'free'): string[] {
  const found: string[] = []
  for (const wall of startsOf(event)) {
    const [first, end] = daysOf(event, wall)
    const isShortened = turnoverDay === 'free' && first < end
    for (
      let each = Temporal.PlainDate.from(from);
      each.toString() <= to;
      each = each.add({ days: 1 })
    ) {
      const name = each.toString()
      if (name >= first && (isShortened ? name < end : name <= end)) found.push(name)
    }
  }
  return found
}

function startsOf(event: Told): Temporal.PlainDateTime[] {
  const first = startOf(event)
  const repeated = event.rule ? repetitions(event, event.rule) : [first]
  const all = [first, ...repeated, ...event.extra.map((days) => first.add({ days }))]
  const left = new Set(
    event.rule ? event.except.map((days) => key(event, first.add({ days }))) : [],
  )
  return all.filter((wall) => !left.has(key(event, wall)))
}

/** Two times are the same when they are the same instant: clocks skip and repeat hours. */
function key(event: Told, wall: Temporal.PlainDateTime): string {
  return event.isDay ? wall.toString() : instantOf(wall, event.zone).toString()
}

function repetitions(event: Told, { every, interval, on, month, end }: Rule) {
  const first = startOf(event)
  const monday = first.subtract({ days: first.dayOfWeek - 1 })
  const days = weekdaysOf(event, on)
  const starts: Temporal.PlainDateTime[] = []
  for (let passed = 0; passed < 420; passed += 1) {
    const wall = first.add({ days: passed })
    const weeks = Math.floor(monday.until(wall, { largestUnit: 'days' }).days / 7)
    const months = (wall.year - first.year) * 12 + wall.month - first.month
    const isDue = {
      DAILY: passed % interval === 0,
      WEEKLY: weeks % interval === 0 && days.includes(wall.dayOfWeek),
      MONTHLY: months % interval === 0 && wall.day === first.day,
    }[every]
    const isInMonth = month === null || monthsOf(event, month).includes(wall.month)
    if (!isDue || !isInMonth) continue
    if (end && 'count' in end && starts.length >= end.count) break
    if (end && 'untilDays' in end && isLater(event, wall, first.add({ days: end.untilDays }))) break
    starts.push(wall)
  }
  return starts
}

function isLater(event: Told, wall: Temporal.PlainDateTime, last: Temporal.PlainDateTime): boolean {
  if (event.isDay) return Temporal.PlainDateTime.compare(wall, last) > 0
  return Temporal.Instant.compare(instantOf(wall, event.zone), instantOf(last, event.zone)) > 0
}

function daysOf(event: Told, wall: Temporal.PlainDateTime): [first: string, end: string] {
  const { end, isDay, zone } = event
  if (isDay) {
    const length = end.kind === 'none' ? 1 : end.days
    return [wall.toPlainDate().toString(), wall.add({ days: length }).toPlainDate().toString()]
  }
  return [dayAt(instantOf(wall, zone)), dayAt(endOf(event, wall))]
}

function endOf(event: Told, wall: Temporal.PlainDateTime): Temporal.Instant {
  const { end, zone } = event
  if (end.kind === 'none') return instantOf(wall, zone)
  const { days, minutes } = end
  if (end.kind === 'for') return instantOf(wall.add({ days }), zone).add({ minutes })
  const first = startOf(event)
  const told = instantOf(first.add({ days }).add({ minutes }), zone)
  const length = instantOf(first, zone).until(told)
  return instantOf(wall, zone).add(length)
}

function startOf({ isDay, day: name, minute }: Told): Temporal.PlainDateTime {
  const midnight = Temporal.PlainDate.from(name).toPlainDateTime()
  return isDay ? midnight : midnight.add({ minutes: minute })
}

function instantOf(wall: Temporal.PlainDateTime, zone: string | null): Temporal.Instant {
  return wall.toZonedDateTime(zone ?? property).toInstant()
}

function dayAt(instant: Temporal.Instant): string {
  return instant.toZonedDateTimeISO(property).toPlainDate().toString()
}
