import { expect, test } from 'vitest'
import { dayStateOf, spokenMark } from './day-mark.ts'

const today = '2026-12-24'
const mark = { state: 'available', isRefused: false, chosen: null } as const

test('a day is past, booked or available', () => {
  const booked = ['2026-12-23', '2026-12-25']
  expect(dayStateOf('2026-12-23', today, booked)).toBe('past')
  expect(dayStateOf('2026-12-24', today, booked)).toBe('available')
  expect(dayStateOf('2026-12-25', today, booked)).toBe('booked')
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
  expect(spokenMark('2026-12-25', today, { ...mark, state: 'booked' })).toBe(
    'Friday, December 25th, 2026, booked, you can leave',
  )
})
