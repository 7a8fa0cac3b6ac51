// spec: 5/contest
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localTimeOf } from './dates.ts'
import { instantOfLocalTime } from './local-time.ts'

const zone = 'America/Chicago'

test.each([
  ['in summer', '2025-06-30T23:59', '2025-07-01T04:59:00.000Z'],
  ['in winter', '2025-12-01T00:00', '2025-12-01T06:00:00.000Z'],
  ['that spring leaves out, moved on by an hour', '2025-03-09T02:30', '2025-03-09T08:30:00.000Z'],
  ['just before the gap', '2025-03-09T01:59', '2025-03-09T07:59:00.000Z'],
  ['just after the gap', '2025-03-09T03:00', '2025-03-09T08:00:00.000Z'],
  ['that comes twice in autumn, the first', '2025-11-02T01:30', '2025-11-02T06:30:00.000Z'],
  ['with seconds', '2025-06-30T23:59:30', '2025-07-01T04:59:30.000Z'],
])('a time %s', (_, local, instant) => {
  expect(instantOfLocalTime(local, zone)).toBe(instant)
})

test.each(['', '2025-06-30', '2025-13-01T00:00', 'tomorrow', '2025-06-30T23:59Z'])(
  '%j is no time',
  (local) => {
    expect(instantOfLocalTime(local, zone)).toBeNull()
  },
)

test('agrees with Temporal at every minute and in every zone tried', () => {
  const zones = [zone, 'UTC', 'Europe/Dublin', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Tokyo']
  const minute = fc.date({
    min: new Date('2012-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(minute, fc.constantFrom(...zones), (date, timeZone) => {
      const local = date.toISOString().slice(0, 16)
      const expected = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant()
      expect(instantOfLocalTime(local, timeZone)).toBe(
        expected.toString({ smallestUnit: 'millisecond' }),
      )
    }),
    { numRuns: 2000 },
  )
})

test('a moment that is shown and sent back is the same, but in the hour that autumn repeats', () => {
  const minute = fc.integer({ min: 25_000_000, max: 35_000_000 }).map((each) => each * 60_000)
  fc.assert(
    fc.property(minute, (at) => {
      const instant = new Date(at).toISOString()
      const back = Date.parse(String(instantOfLocalTime(localTimeOf(instant, zone), zone)))
      expect([at, at - 3_600_000]).toContain(back)
    }),
  )
})
