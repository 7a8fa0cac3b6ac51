import { expect, test } from 'vitest'
import { groupCabins, totalCapacity } from './group-cabins.ts'

test('groups are offered the five cabins of the specification, with room for twelve', () => {
  expect(groupCabins.map(({ name }) => name)).toEqual([
    'Desert Willow',
    'Coyote Cabin',
    'Texas Sage',
    'Morning Dove',
    'Mountain Laurel',
  ])
  expect(totalCapacity).toBe(12)
})
