import { expect, test } from 'vitest'
import { genericAmenities, distinctAmenities } from '#content/amenities.ts'
import { cabins } from '#content/cabins.ts'
import { searchFeatures } from '#content/search-features.ts'
import { googleFeatures } from '#contracts/site/cabins.ts'
import { vacationRental } from './vacation-rental.ts'

test('amenities go by the names that Google knows, each once', () => {
  for (const cabin of cabins) {
    const text = JSON.stringify(vacationRental('https://cabins.example', cabin, []))
    const names = [...text.matchAll(/Specification","name":"(\w+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(4)
    expect(new Set(names).size).toBe(names.length)
    expect(googleFeatures).toEqual(expect.arrayContaining(names))
  }
})

test('only amenities that there are have a name for search engines', () => {
  const known = [...genericAmenities, ...distinctAmenities].map(({ name }) => name)
  expect(known).toEqual(expect.arrayContaining(Object.keys(searchFeatures)))
})

test('beds are told with their type, pets only when the owner has decided', () => {
  const [cabin] = cabins
  if (!cabin) throw new Error('there is no cabin')
  const told = (petsAllowed?: boolean) =>
    JSON.stringify(vacationRental('https://cabins.example', { ...cabin, petsAllowed }, []))
  expect(told()).toContain('"typeOfBed":"Queen"')
  expect(told()).not.toContain('petsAllowed')
  expect(told(true)).toContain('"petsAllowed":true')
})
