// spec: 3/booked-date, 5/date-pickers
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { mergeRanges, nightsIn, subtractRanges } from './night-ranges.ts'
import {
  bookedDaysOf,
  firstNightNotFree,
  isTurnover,
  mayBeTurnover,
  latestCheckOut,
  nightStateOf,
  withUnverifiedNights,
  type TurnoverDay,
} from './nights.ts'

// The nights of the 24th and 25th are taken; from the 28th nothing is sold.
const nights = {
  taken: [{ from: '2026-12-24', to: '2026-12-26' }],
  notOpen: [{ from: '2026-12-28', to: '2027-01-10' }],
  unknown: [{ from: '2027-01-10', to: '2027-01-20' }],
}

test('a night is taken, not open yet, unknown or free', () => {
  const states = ['2026-12-23', '2026-12-25', '2026-12-26', '2026-12-28', '2027-01-10'].map((day) =>
    nightStateOf(nights, day),
  )
  expect(states).toEqual(['free', 'taken', 'free', 'notOpen', 'unknown'])
})

test('without the latest news no night is free, and what was taken or not open is still so', () => {
  const window = { from: '2026-12-20', to: '2027-01-15' }
  const known = withUnverifiedNights(nights, window)
  expect(known).toMatchObject({ taken: nights.taken, notOpen: nights.notOpen })
  const states = nightsIn(window).map((night) => [night, nightStateOf(known, night)])
  expect(states.filter(([, state]) => state === 'free')).toEqual([])
  const were = nightsIn(window).filter((night) => nightStateOf(nights, night) === 'free')
  expect(
    states.filter(([night]) => were.includes(String(night))).map(([, state]) => state),
  ).toEqual(were.map(() => 'unknown'))
})

describe('what prevents a stay when a guest', () => {
  test.each([
    ['leaves the day before others arrive', '2026-12-20', '2026-12-23', null],
    ['leaves on the day others arrive', '2026-12-20', '2026-12-24', null],
    ['sleeps a taken night', '2026-12-20', '2026-12-25', ['2026-12-24', 'taken']],
    ['jumps over a booking', '2026-12-20', '2026-12-27', ['2026-12-24', 'taken']],
    ['arrives in the middle of a booking', '2026-12-25', '2026-12-27', ['2026-12-25', 'taken']],
    ['arrives the day after others leave', '2026-12-27', '2026-12-28', null],
    ['stays on into nights not open yet', '2026-12-27', '2026-12-30', ['2026-12-28', 'notOpen']],
    ['arrives when the nights open again', '2027-01-10', '2027-01-12', ['2027-01-10', 'unknown']],
    ['passes unknown and shut nights', '2027-01-09', '2027-01-12', ['2027-01-09', 'notOpen']],
  ])('%s', (_who, checkIn, checkOut, found) => {
    for (const turnoverDay of ['booked', 'free'] as const) {
      const [night, why] = found ?? []
      expect(firstNightNotFree({ checkIn, checkOut }, nights, turnoverDay)).toEqual(
        found && { night, why },
      )
    }
  })

  test('arrives on the day others leave: only our own rule', () => {
    const stay = { checkIn: '2026-12-26', checkOut: '2026-12-28' }
    const turnover = { night: '2026-12-26', why: 'turnover' }
    expect(firstNightNotFree(stay, nights, 'booked')).toEqual(turnover)
    expect(firstNightNotFree(stay, nights, 'free')).toBeNull()
    expect(isTurnover(nights, '2026-12-26', 'booked')).toBe(true)
    expect(isTurnover(nights, '2026-12-26', 'free')).toBe(false)
    // No one checks out of nights that are not open.
    expect(isTurnover(nights, '2027-01-10', 'booked')).toBe(false)
  })
})

test('a guest can stay until the day others arrive, or until nights are not open', () => {
  expect(latestCheckOut('2026-12-20', nights)).toBe('2026-12-24')
  expect(latestCheckOut('2026-12-24', nights)).toBe('2026-12-24')
  expect(latestCheckOut('2026-12-26', nights)).toBe('2026-12-28')
  expect(latestCheckOut('2027-01-10', nights)).toBeNull()
})

test('red are the days from the start of a booking to its end (section 3)', () => {
  const both = { taken: [...nights.taken, { from: '2026-12-31', to: '2027-01-01' }] }
  const slept = ['2026-12-24', '2026-12-25', '2026-12-31']
  expect(bookedDaysOf(both, 'free')).toEqual(slept)
  expect(bookedDaysOf(both, 'booked')).toEqual([...slept, '2026-12-26', '2027-01-01'].toSorted())
})

describe('for any bookings', () => {
  const origin = '2026-12-01'
  const day = fc.integer({ min: 0, max: 40 }).map((count) => addDays(origin, count))
  const ranges = fc
    .array(fc.tuple(day, fc.integer({ min: 1, max: 5 })), { maxLength: 6 })
    .map((each) => mergeRanges(each.map(([from, count]) => ({ from, to: addDays(from, count) }))))
  const anyNights = fc.tuple(ranges, ranges, ranges).map(([taken, shut, unread]) => {
    const notOpen = subtractRanges(shut, taken)
    return { taken, notOpen, unknown: subtractRanges(unread, [...taken, ...notOpen]) }
  })
  const rule = fc.constantFrom<TurnoverDay>('booked', 'free')
  const length = fc.integer({ min: 1, max: 12 })

  test('a stay is free exactly when each of its nights is, and its arrival is allowed', () => {
    fc.assert(
      fc.property(anyNights, day, length, rule, (given, checkIn, count, turnoverDay) => {
        const stay = { checkIn, checkOut: addDays(checkIn, count) }
        const slept = nightsIn({ from: checkIn, to: stay.checkOut })
        const states = slept.map((night) => nightStateOf(given, night))
        const found = firstNightNotFree(stay, given, turnoverDay)
        const isFree = states.every((state) => state === 'free')
        const perhaps = mayBeTurnover(given, checkIn, turnoverDay)
        const isAllowed = !isTurnover(given, checkIn, turnoverDay) && !perhaps
        expect(found === null).toBe(isFree && isAllowed)
        if (found === null) return
        const isShut = states.some((each) => each === 'taken' || each === 'notOpen')
        const reasons = [nightStateOf(given, found.night), 'turnover', perhaps && 'unknown']
        expect(reasons).toContain(found.why)
        expect(found.why === 'unknown' && isShut).toBe(false)
      }),
    )
  })

  test('the latest day to leave is the last for which nothing is in the way', () => {
    fc.assert(
      fc.property(anyNights, day, length, (given, checkIn, count) => {
        const checkOut = addDays(checkIn, count)
        const latest = latestCheckOut(checkIn, given)
        const why = firstNightNotFree({ checkIn, checkOut }, given, 'free')?.why
        const isPossible = why === undefined || why === 'unknown'
        expect(latest === null || checkOut <= latest).toBe(isPossible)
      }),
    )
  })
})
