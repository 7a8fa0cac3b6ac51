import { describe, expect, it } from 'vitest'
import { sampleSite } from '../../tests/fixtures/property.ts'
import { shots } from './index.ts'

/** What pictures may show only where the cabin has it. */
const claims = [
  [/television/i, 'Streaming TV'],
  [/ceiling fan/i, 'Ceiling Fan'],
  [/record player|turntable/i, 'Record Player'],
  [/coffee station/i, 'Coffee Station'],
  [/hammock/i, 'Hammock'],
  [/reading nook|window seat/i, 'Reading Nook'],
  [/grill/i, 'Charcoal Grill'],
  [/board games/i, 'Board Games'],
  [/table for four/i, 'Table for Four'],
] as const

const rooms = ['bedroom', 'kitchen', 'bathroom', 'coffee', 'living']
const outside = ['exterior', 'dusk', 'night', 'porch', 'fire-pit', 'detail', 'view']

describe.each(sampleSite.cabins)('the pictures of $name', ({ slug, amenities, bedrooms, beds }) => {
  const own = Object.entries(shots).filter(([name]) => name.startsWith(`${slug}/`))
  const names = own.map(([name]) => name.slice(slug.length + 1))

  it('show it from outside by every light, and every room', () => {
    expect(names).toEqual(expect.arrayContaining([...rooms, ...outside]))
    expect(names.filter((name) => name.includes('bedroom'))).toHaveLength(bedrooms)
  })

  it('name nothing that the cabin does not have', () => {
    const missing = claims.filter(([, amenity]) => !amenities.includes(amenity))
    const wrong = own.flatMap(([name, { alt }]) =>
      missing.filter(([word]) => word.test(alt)).map(([, amenity]) => `${name}: ${amenity}`),
    )
    expect(wrong).toEqual([])
  })

  it('name the bed that stands there', () => {
    const bed = new RegExp(`${beds[0]?.type} bed`, 'i')
    const bedroomsOnly = own.filter(([name]) => name.includes('bedroom'))
    expect(bedroomsOnly.filter(([, { alt }]) => !bed.test(alt))).toEqual([])
  })

  it('show a stove and a refrigerator, for every kitchen is full', () => {
    expect(shots[`${slug}/kitchen`]?.alt).toMatch(/range.*refrigerator|refrigerator.*range/)
  })
})
