import { expect, test } from 'vitest'
import { cabinsByState, promisesNights, questionAbout } from './inquiry-nights.ts'

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-14' }
const cabins = [
  { slug: 'a', name: 'Texas Sage' },
  { slug: 'b', name: 'Coyote Cabin' },
]
const answer = (a: 'free' | 'booked', b: 'free' | 'unknown') => ({
  cabins: [
    { cabin: 'a', state: a },
    { cabin: 'b', state: b },
  ],
})

test('a template that promises nights asks first, naming the cabins that are not free', () => {
  expect(questionAbout(stay, cabinsByState(cabins, answer('free', 'free')))).toBeNull()
  const question = questionAbout(stay, cabinsByState(cabins, answer('booked', 'unknown')))
  expect(question).toContain('Dec 10 – 14')
  expect(question).toContain('Booked: Texas Sage. Unknown: Coyote Cabin.')
})

test('without an answer of the calendars no cabin counts as free', () => {
  const question = questionAbout(stay, cabinsByState(cabins, undefined))
  expect(question).toContain('Unknown: Texas Sage, Coyote Cabin.')
})

test.each([
  ['We’re free for Dec 10 – 14', true],
  ['All six cabins are AVAILABLE then', true],
  ['Availability looks good', true],
  ['Those nights are still open.', true],
  ['We have a vacancy', true],
  ['We will hold the dates', true],
  ['I have reserved it for you', true],
  ['Thank you! One more question about your dates:', false],
])('%j promises nights: %s', (text, expected) => {
  expect(promisesNights(text)).toBe(expected)
})
