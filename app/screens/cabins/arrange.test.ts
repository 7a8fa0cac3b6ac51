// spec: 2/cabins-grid, 4/cabin-order
import { describe, expect, test } from 'vitest'
import type { FreeCabins } from '#contracts/availability.ts'
import type { CabinOrder } from '#contracts/orders.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { arrange, countOf, freeIn, sortCabins } from './arrange.ts'

const { cabins } = sampleSite
const slugs = cabins.map(({ slug }) => slug)

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

test('cabins of which nothing is known are not said to be booked', () => {
  const unknown = answer.cabins.filter(({ state }) => state === 'unknown')
  const booked = answer.cabins.filter(({ state }) => state === 'booked')
  expect(freeIn(answer)).toBe(2)
  expect(freeIn({ cabins: booked })).toBe(0)
  expect(freeIn({ cabins: [...booked, ...unknown] })).toBeNull()
})

test('without an answer every cabin is shown as it is', () => {
  const shown = arrange(cabins, undefined)
  expect(shown.map(({ cabin }) => cabin)).toEqual(cabins)
  expect(shown.every(({ state }) => state === null)).toBe(true)
})

describe('sortCabins', () => {
  test.each<[CabinOrder, string[]]>([
    ['no-sorting', slugs],
    ['price-low', slugs],
    ['price-high', ['mountain-laurel', ...slugs.slice(0, 5)]],
    ['rating', slugs],
    [
      'reviews',
      [
        'mountain-laurel',
        'coyote-cabin',
        'mockingbird-cabin',
        'morning-dove',
        'desert-willow',
        'texas-sage',
      ],
    ],
  ])('%s puts the cabins in order and keeps equal ones as they were', (order, expected) => {
    expect(sortCabins(cabins, order).map(({ slug }) => slug)).toEqual(expected)
  })

  test('puts fewer bedrooms first whatever came first', () => {
    const last = sortCabins(cabins.toReversed(), 'price-low').at(-1)
    expect(last?.slug).toBe('mountain-laurel')
  })

  test('leaves the list it was given alone', () => {
    sortCabins(cabins, 'reviews')
    expect(cabins.map(({ slug }) => slug)).toEqual(slugs)
  })
})
