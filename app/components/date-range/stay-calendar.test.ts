import { expect, test } from 'vitest'
import { stayMark } from './choose-day.ts'
import { stayLegend } from './stay-calendar.tsx'

const rules = {
  today: '2026-12-10',
  nights: { taken: [{ from: '2026-12-24', to: '2026-12-25' }], notOpen: [], unknown: [] },
  turnoverDay: 'booked',
} as const
const stay = { checkIn: '2026-12-12', checkOut: '2026-12-14' }
const arrived = { checkIn: '2026-12-12', checkOut: null }

test('the days of a stay are its start, its middle and its end', () => {
  const places = ['2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14', '2026-12-15'].map(
    (day) => stayMark(day, stay, rules).chosen,
  )
  expect(places).toEqual([null, 'start', 'middle', 'end', null])
  expect(stayMark('2026-12-12', arrived, rules).chosen).toBe('only')
})

test('refused is what a press would not take: past, booked and beyond a booked night', () => {
  const isRefused = (day: string) => stayMark(day, arrived, rules).isRefused
  expect(['2026-12-09', '2026-12-25', '2026-12-26'].map(isRefused)).toEqual([true, true, true])
  expect(['2026-12-11', '2026-12-12', '2026-12-23'].map(isRefused)).toEqual([false, false, false])
})

test('the day on which the next guest arrives is half a day: it can be left on', () => {
  const half = { state: 'checkOutOnly', chosen: null }
  expect(stayMark('2026-12-24', arrived, rules)).toEqual({ ...half, isRefused: false })
  const beforeArrival = { checkIn: null, checkOut: null }
  expect(stayMark('2026-12-24', beforeArrival, rules)).toEqual({ ...half, isRefused: true })
})

const stateOn = (day: string, other: Partial<typeof rules> | object = {}) =>
  stayMark(day, arrived, { ...rules, ...other }).state

test('a day is half a day only if the night before it can be slept', () => {
  const backToBack = {
    taken: [
      { from: '2026-12-10', to: '2026-12-12' },
      { from: '2026-12-13', to: '2026-12-15' },
    ],
    notOpen: [],
    unknown: [],
  }
  // The only night between them begins on a check-out day.
  expect(stateOn('2026-12-13', { nights: backToBack })).toBe('booked')
  expect(stateOn('2026-12-13', { nights: backToBack, turnoverDay: 'free' })).toBe('checkOutOnly')
  expect(stateOn('2026-12-10', { nights: backToBack }), 'nobody slept here yesterday').toBe(
    'booked',
  )
})

test('the first day that is not open yet is half a day, those after it are not', () => {
  const nights = { taken: [], notOpen: [{ from: '2026-12-24', to: '2027-12-24' }], unknown: [] }
  expect(stateOn('2026-12-23', { nights })).toBe('available')
  expect(stateOn('2026-12-24', { nights })).toBe('checkOutOnly')
  expect(stateOn('2026-12-25', { nights })).toBe('notOpen')
  expect(stayLegend(nights)).toEqual(['notOpen', 'past', 'checkOutOnly'])
})

test('a day of which nothing is known looks like no other and can be chosen', () => {
  const nights = { taken: [], notOpen: [], unknown: [{ from: '2026-12-01', to: '2027-12-24' }] }
  expect(stayMark('2026-12-24', arrived, { ...rules, nights })).toEqual({
    state: 'unknown',
    isRefused: false,
    chosen: null,
  })
  expect(stayLegend(nights)).toEqual(['unknown'])
})
