import { expect, test } from 'vitest'
import { sampleSite } from '#tests/fixtures/property.ts'
import { distinctiveFirst } from './distinctive.ts'

const { cabins } = sampleSite
const [first] = cabins

function withAmenities(...amenities: string[]) {
  if (!first) throw new Error('the sample property has cabins')
  return { ...first, amenities }
}

test('what only this cabin has comes first, then what few have, in the owner’s order', () => {
  const cabin = withAmenities('WiFi', 'Kitchen', 'Hammock', 'Porch', 'Grill')
  const others = [withAmenities('WiFi', 'Kitchen', 'Porch'), withAmenities('Kitchen', 'WiFi')]
  expect(distinctiveFirst(cabin, [cabin, ...others])).toEqual([
    'Hammock',
    'Grill',
    'Porch',
    'WiFi',
    'Kitchen',
  ])
})

test('a cabin like all others, or without amenities, keeps its list', () => {
  const same = withAmenities('WiFi', 'Kitchen')
  expect(distinctiveFirst(same, [same, same])).toEqual(['WiFi', 'Kitchen'])
  expect(distinctiveFirst(withAmenities(), [])).toEqual([])
})

test('the three amenities on the card of each sample cabin begin with one of its own', () => {
  for (const cabin of cabins) {
    const [own = ''] = distinctiveFirst(cabin, cabins)
    const having = cabins.filter(({ amenities }) => amenities.includes(own))
    expect(having.length, cabin.name).toBeLessThan(cabins.length)
  }
})
