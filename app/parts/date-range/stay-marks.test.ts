import { expect, test } from 'vitest'
import { stayMark } from './stay-marks.ts'

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

test('the day on which the next guest arrives can be left on', () => {
  expect(stayMark('2026-12-24', arrived, rules)).toEqual({
    state: 'booked',
    isRefused: false,
    chosen: null,
  })
})
