// spec: 1/group-capacity
import { expect, test } from 'vitest'
import { sampleSite } from '#tests/fixtures/property.ts'
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

test('the event screen names them too', () => {
  const { venue } = sampleSite.document('plan-event')
  const descriptions = venue.list.map(({ description }) => description).join('\n')
  for (const { name } of groupCabins) expect(descriptions).toContain(name)
})
