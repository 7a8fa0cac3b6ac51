// spec: 4/availability-calendar
import { expect, test } from 'vitest'
import { dayStateOf, spokenMark, type DayMark } from './day-states.ts'

const today = '2026-12-24'
const mark = { state: 'available', isRefused: false, chosen: null } as const

test('a day is past, booked, not open yet, not known or available', () => {
  const range = (from: string, to: string) => [{ from, to }]
  const nights = {
    taken: [...range('2026-12-22', '2026-12-24'), ...range('2026-12-26', '2026-12-28')],
    notOpen: range('2027-01-02', '2027-06-01'),
    unknown: range('2027-01-01', '2027-01-02'),
  }
  const stateOn = (day: string, turnoverDay: 'booked' | 'free' = 'booked') =>
    dayStateOf(day, { today, nights, turnoverDay })
  expect(stateOn('2026-12-23')).toBe('past')
  expect(stateOn('2026-12-24')).toBe('booked')
  expect(stateOn('2026-12-24', 'free')).toBe('available')
  expect(stateOn('2026-12-25')).toBe('available')
  expect(stateOn('2026-12-26')).toBe('booked')
  expect(stateOn('2027-01-01')).toBe('unknown')
  expect(stateOn('2027-01-02')).toBe('notOpen')
})

test('those who listen hear of each day what others see', () => {
  const refused = { ...mark, isRefused: true }
  expect(spokenMark('2026-12-25', today, { ...refused, state: 'booked' })).toBe(
    'Friday, December 25th, 2026, booked',
  )
  expect(spokenMark('2026-12-23', today, { ...refused, state: 'past' })).toBe(
    'Wednesday, December 23rd, 2026, past',
  )
  expect(spokenMark(today, today, { ...mark, chosen: 'only' })).toBe(
    'Today, Thursday, December 24th, 2026, selected',
  )
  const spokenAs = (state: DayMark['state']) =>
    spokenMark('2026-12-25', today, { ...mark, state }).replace('Friday, December 25th, 2026, ', '')
  expect(spokenAs('checkOutOnly')).toBe('check-out only')
  expect(spokenAs('notOpen')).toBe('not open yet')
  expect(spokenAs('unknown')).toBe('availability not known')
})
