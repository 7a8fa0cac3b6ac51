import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './day-arithmetic.ts'
import { bookedDayIn, latestCheckOut, type TurnoverDay } from './stay-days.ts'

const booked = ['2026-12-24', '2026-12-25', '2026-12-26']
const strict = { booked, turnoverDay: 'booked' } as const
const free = { booked, turnoverDay: 'free' } as const

describe('a stay and the booked days', () => {
  test.each([
    ['leaves the day before', '2026-12-20', '2026-12-23', null, null],
    ['leaves on the first booked day', '2026-12-20', '2026-12-24', '2026-12-24', null],
    ['sleeps the first booked night', '2026-12-20', '2026-12-25', '2026-12-24', '2026-12-24'],
    ['jumps over all of them', '2026-12-20', '2026-12-30', '2026-12-24', '2026-12-24'],
    ['arrives on a booked day', '2026-12-26', '2026-12-28', '2026-12-26', '2026-12-26'],
    ['arrives the day after', '2026-12-27', '2026-12-28', null, null],
  ])('a guest who %s', (_name, checkIn, checkOut, inTheWay, inTheWayWhenFree) => {
    expect(bookedDayIn({ checkIn, checkOut }, strict)).toBe(inTheWay)
    expect(bookedDayIn({ checkIn, checkOut }, free)).toBe(inTheWayWhenFree)
  })

  test('the last day to leave is the day before the next booked one, or that day itself', () => {
    expect(latestCheckOut('2026-12-20', strict)).toBe('2026-12-23')
    expect(latestCheckOut('2026-12-20', free)).toBe('2026-12-24')
    expect(latestCheckOut('2026-12-27', strict)).toBeNull()
  })
})

test('a stay is free exactly when none of its days, or of its nights, is booked', () => {
  const origin = '2026-12-01'
  const day = fc.integer({ min: 0, max: 40 }).map((count) => addDays(origin, count))
  const bookings = fc.record({
    booked: fc.uniqueArray(day).map((days) => days.toSorted()),
    turnoverDay: fc.constantFrom<TurnoverDay>('booked', 'free'),
  })
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 12 }), bookings, (checkIn, nights, given) => {
      const length = given.turnoverDay === 'free' ? nights : nights + 1
      const touched = Array.from({ length }, (_, index) => addDays(checkIn, index))
      const obvious = touched.find((each) => given.booked.includes(each)) ?? null
      const stay = { checkIn, checkOut: addDays(checkIn, nights) }
      expect(bookedDayIn(stay, given)).toBe(obvious)
      const latest = latestCheckOut(checkIn, given) ?? stay.checkOut
      expect(obvious !== null || stay.checkOut <= latest).toBe(true)
    }),
  )
})
