// spec: 2/book-now
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#contracts/dates.ts'
import { mergeRanges, nightsIn } from '#contracts/night-ranges.ts'
import { bookedDaysOf, firstNightNotFree, type TurnoverDay } from '#contracts/nights.ts'
import { dayStateOf } from '../../components/availability/day-states.ts'
import { pickedDay } from './picked-day.ts'

const today = '2026-12-10'
const dayIn = (count: number) => addDays(today, count)
const day = fc.integer({ min: -5, max: 30 }).map(dayIn)
const ranges = fc
  .array(fc.tuple(day, fc.integer({ min: 1, max: 4 })), { maxLength: 5 })
  .map((some) => mergeRanges(some.map(([from, count]) => ({ from, to: addDays(from, count) }))))
const someRules = fc.record({
  today: fc.constant(today),
  nights: fc.record({ taken: ranges, notOpen: ranges, unknown: ranges }),
  turnoverDay: fc.constantFrom<TurnoverDay>('booked', 'free'),
})

test('every day that is called available can be stayed a night from, and no other can', () => {
  fc.assert(
    fc.property(day, someRules, (picked, rules) => {
      const { state, stay, refusal } = pickedDay(picked, rules)
      const night = { checkIn: picked, checkOut: addDays(picked, 1) }
      const inTheWay = firstNightNotFree(night, rules.nights, rules.turnoverDay)
      const isFree = picked >= today && inTheWay === null
      expect(state === 'available').toBe(isFree)
      expect(stay === null).toBe(refusal !== null)
      expect(isFree ? stay : night).toEqual(night)
    }),
  )
})

test('the red days are just those of the specification', () => {
  fc.assert(
    fc.property(someRules, (rules) => {
      const red = bookedDaysOf(rules.nights, rules.turnoverDay)
      const window = nightsIn({ from: today, to: dayIn(40) })
      const shown = window.filter((each) => dayStateOf(each, rules) === 'booked')
      expect(shown).toEqual(window.filter((each) => red.includes(each)))
    }),
  )
})

const rules = {
  today,
  nights: {
    taken: [
      { from: dayIn(2), to: dayIn(4) },
      { from: dayIn(6), to: dayIn(8) },
    ],
    notOpen: [{ from: dayIn(20), to: dayIn(400) }],
    unknown: [{ from: dayIn(10), to: dayIn(11) }],
  },
  turnoverDay: 'booked',
} as const

test('a single free day between two bookings is available for its one night', () => {
  expect(pickedDay(dayIn(5), rules)).toEqual({
    day: '2026-12-15',
    state: 'available',
    stay: { checkIn: '2026-12-15', checkOut: '2026-12-16' },
    refusal: null,
  })
})

test.each([
  [-1, 'Wednesday, December 9 has passed. Please choose today or a later day.'],
  [2, 'Saturday, December 12 is booked. Please choose another day.'],
  [4, 'Monday, December 14 is booked. Please choose another day.'],
  [20, 'Wednesday, December 30 is not open for booking yet. Please choose another day.'],
])('day %d cannot be picked, and it says why', (count, refusal) => {
  expect(pickedDay(dayIn(count), rules)).toEqual({
    day: dayIn(count),
    state: null,
    stay: null,
    refusal,
  })
})

test('a day of which nothing is known is no promise, and no refusal', () => {
  const { state, refusal } = pickedDay(dayIn(10), rules)
  expect({ state, refusal }).toEqual({ state: 'unknown', refusal: null })
})
