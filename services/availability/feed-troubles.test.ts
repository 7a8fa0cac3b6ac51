import { describe, expect, test } from 'vitest'
import type { NightRange } from '#contracts/night-ranges.ts'
import type { FeedHealth, KnownNights } from '#store/availability/feed-health.ts'
import { feedTroublesIn } from './feed-troubles.ts'

const now = Temporal.Instant.from('2026-11-22T12:00:00Z')
const said: KnownNights = { taken: [], notOpen: [], free: [], stays: [], missing: null }
const well: FeedHealth = { failingSince: null, unreadable: 0, known: said }
const found = (...feeds: FeedHealth[]) =>
  feedTroublesIn({ 'texas-sage': feeds }, { now, today: '2026-11-22' })
const nights = (from: string, to: string): NightRange => ({
  from: `2026-12-${from}`,
  to: `2026-12-${to}`,
})
const withStays = (...stays: NightRange[]) => ({ ...well, known: { ...said, stays } })
const lacking = (isOneStay: boolean, ...missing: NightRange[]) => ({
  ...well,
  known: { ...said, missing: { nights: missing, since: now, readings: 0, isOneStay } },
})
const failing = (hours: number) => ({ ...well, failingSince: now.subtract({ hours }) })

test('a healthy feed has no trouble', () => {
  expect(found(well, withStays(nights('01', '04')))).toEqual([])
})

test.each([
  ['that failed a moment ago', failing(1), []],
  ['that has failed for two hours', failing(2), ['failing']],
  ['whose last successful read no longer counts', failing(24), ['failing', 'stale']],
  ['with unreadable dates', { ...well, unreadable: 1 }, ['unreadable']],
])('a feed %s: %j', (_, feed, kinds) => {
  expect(found(well, feed)).toEqual(
    kinds.map((kind) => ({ kind, cabin: 'texas-sage', feeds: [2], nights: null })),
  )
})

test('bookings missing from a feed are one trouble, from the first to the last; one stay is none', () => {
  const several = lacking(false, nights('01', '04'), nights('10', '12'))
  expect(found(well, several)).toEqual([
    { kind: 'missing', cabin: 'texas-sage', feeds: [2], nights: nights('01', '12') },
  ])
  expect(found(lacking(true, nights('01', '04')))).toEqual([])
})

describe('two feeds that both book a night', () => {
  test.each([
    ['with different stays', [nights('01', '04')], [nights('03', '06')], [nights('03', '04')]],
    ['one within the other', [nights('01', '06')], [nights('03', '04')], [nights('03', '04')]],
    ['the same stay', [nights('01', '04')], [nights('01', '04')], []],
    ['one after the other', [nights('01', '04')], [nights('04', '06')], []],
    ['taken over in parts', [nights('01', '04')], [nights('01', '02'), nights('02', '04')], []],
    [
      'taken over, and the past left out',
      [{ from: '2026-11-18', to: '2026-11-25' }],
      [{ from: '2026-11-22', to: '2026-11-25' }],
      [],
    ],
    ['long ago', [nights('01', '04')].map(lastYear), [nights('02', '05')].map(lastYear), []],
  ])('%s', (_, ours, theirs, expected) => {
    const conflicts = found(withStays(...ours), withStays(...theirs))
    expect(conflicts).toEqual(
      expected.map((range) => ({
        kind: 'conflict',
        cabin: 'texas-sage',
        feeds: [1, 2],
        nights: range,
      })),
    )
  })
})

function lastYear({ from, to }: NightRange): NightRange {
  return { from: from.replace('2026', '2025'), to: to.replace('2026', '2025') }
}
