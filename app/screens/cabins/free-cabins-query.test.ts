import { describe, expect, test } from 'vitest'
import { guestLimits } from '#contracts/limits.ts'
import { freeCabinsAddress, hasMistakes, staySearchFrom } from './free-cabins-query.ts'

const today = '2026-11-21'
const read = (query: string) => staySearchFrom(new URLSearchParams(query), today)

test('an address with days and guests asks for a stay', () => {
  const search = read('from=2026-12-10&to=2026-12-13&guests=3')
  expect(search).toMatchObject({ from: '2026-12-10', to: '2026-12-13', guests: 3 })
  expect(search.stay).toEqual({ checkIn: '2026-12-10', checkOut: '2026-12-13' })
  expect(hasMistakes(search)).toBe(false)
})

test('an address without days asks nothing and is no mistake', () => {
  for (const query of ['', 'from=&to=&guests=2', 'sort=rating']) {
    expect(read(query)).toMatchObject({ from: '', to: '', guests: 2, stay: null })
    expect(hasMistakes(read(query))).toBe(false)
  }
})

describe('a search that cannot be answered', () => {
  test.each([
    ['from=2026-12-10', 'to'],
    ['to=2026-12-10', 'from'],
    ['from=2026-11-20&to=2026-12-10', 'from'],
    ['from=2026-12-10&to=2026-12-10', 'to'],
    ['from=2026-12-10&to=2026-12-09', 'to'],
    ['from=2026-12-10&to=2030-01-01', 'to'],
    ['from=soon&to=2026-12-10', 'from'],
  ])('%s says at the field "%s" what to do', (query, field) => {
    const { mistakes, stay } = read(query)
    expect(stay).toBeNull()
    expect(Object.entries(mistakes).flatMap(([name, words]) => (words ? name : []))).toEqual([
      field,
    ])
  })

  test('keeps what was typed', () => {
    const { from, to, guests } = read('from=2026-12-10&to=2026-12-09&guests=4')
    expect({ from, to, guests }).toEqual({ from: '2026-12-10', to: '2026-12-09', guests: 4 })
  })
})

test.each(['0', '2.5', '-1', 'two', ''])('%j guests are taken for two', (guests) => {
  expect(read(`guests=${guests}`).guests).toBe(2)
})

test('more guests than the form has are taken for the most', () => {
  expect(read('guests=99').guests).toBe(guestLimits.max)
})

test('the address of the answer names days and guests', () => {
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13' }
  expect(freeCabinsAddress(stay, 2)).toBe(
    '/api/availability?from=2026-12-10&to=2026-12-13&guests=2',
  )
})
