import { expect, test } from 'vitest'
import { cabins } from '#content/cabins.ts'
import type { FreeCabins } from '#contracts/availability.ts'
import { arrange, countOf } from './arrange.ts'

const answer: FreeCabins = {
  cabins: [
    { cabin: 'desert-willow', state: 'booked' },
    { cabin: 'coyote-cabin', state: 'unknown' },
    { cabin: 'texas-sage', state: 'free' },
    { cabin: 'morning-dove', state: 'booked' },
    { cabin: 'mountain-laurel', state: 'free' },
  ],
}

test('free cabins come first and booked ones last, each in the order they came in', () => {
  const shown = arrange(cabins.toReversed(), answer)
  expect(shown.map(({ cabin, state }) => [cabin.slug, state])).toEqual([
    ['mountain-laurel', 'free'],
    ['texas-sage', 'free'],
    ['coyote-cabin', 'unknown'],
    ['morning-dove', 'booked'],
    ['desert-willow', 'booked'],
  ])
  expect(countOf('free', answer)).toBe(2)
})

test('without an answer every cabin is shown as it is', () => {
  const shown = arrange(cabins, undefined)
  expect(shown.map(({ cabin }) => cabin)).toEqual(cabins)
  expect(shown.every(({ state }) => state === null)).toBe(true)
})
