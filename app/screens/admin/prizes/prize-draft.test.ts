// spec: 5/prize, 9/prize-value
import { expect, test } from 'vitest'
import { centsIn, errorsIn } from './prize-draft.ts'

test.each([
  ['100', 10_000],
  ['99.99', 9999],
  ['1.005', 100],
  ['0.29', 29],
  ['19.99', 1999],
  ['1150.55', 115_055],
])('%s dollars are %i whole cents', (dollars, cents) => {
  expect(centsIn(dollars)).toBe(cents)
})

test.each(['', '  ', 'ten'])('%j is no value', (text) => {
  expect(centsIn(text)).toBeNaN()
})

test('every required field is named, the picture is not one of them', () => {
  const empty = { contestId: 0, title: '', description: '', valueCents: Number.NaN, imageUrl: null }
  expect(Object.keys(errorsIn(empty))).toEqual(['contestId', 'title', 'description', 'valueCents'])
  const whole = {
    contestId: 1,
    title: 'Card',
    description: 'Dinner',
    valueCents: 1,
    imageUrl: null,
  }
  expect(errorsIn(whole)).toEqual({})
  expect(errorsIn({ ...whole, valueCents: 0 })).toEqual({
    valueCents: 'Please enter a value above zero.',
  })
})
