import { expect, test } from 'vitest'
import { googleFeatures, type DetailedCabin } from '#contracts/site/cabins.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { vacationRental } from './vacation-rental.ts'

const { cabins, facts } = sampleSite
const property = { facts, stay: sampleSite.document('stay'), pictures: [] }

function toldOf(cabin: DetailedCabin): string {
  return JSON.stringify(vacationRental('https://cabins.example', cabin, property))
}

test('amenities go by the names that Google knows, each once', () => {
  for (const cabin of cabins) {
    const names = [...toldOf(cabin).matchAll(/Specification","name":"(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(names.length).toBeGreaterThan(4)
    expect(new Set(names).size).toBe(names.length)
    expect(googleFeatures).toEqual(expect.arrayContaining(names))
  }
})

test('beds are told with their type, pets only when the owner has decided', () => {
  const [cabin] = cabins
  if (!cabin) throw new Error('there is no cabin')
  const told = (petsAllowed?: boolean) => toldOf({ ...cabin, petsAllowed })
  expect(told()).toContain('"typeOfBed":"Queen"')
  expect(told()).not.toContain('petsAllowed')
  expect(told(true)).toContain('"petsAllowed":true')
})
