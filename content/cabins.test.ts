// spec: 1/cabins, 2/cabins-grid, 3/cabin, 3/generic-amenities, 4/cabin-order, 9/check-in, 9/facts
import { describe, expect, test } from 'vitest'
import { cabinSchema } from '#contracts/site/cabins.ts'
import { guestLimits } from '#contracts/limits.ts'
import type { CabinOrder } from '#contracts/options.ts'
import { amenityByName, distinctAmenities, genericAmenities } from './amenities.ts'
import { roomsLine } from './cabin-card.ts'
import { cabinDetailsBySlug } from './cabin-details.ts'
import { cabinBySlug, cabins, sortCabins } from './cabins.ts'
import { totalCapacity } from './inquiries/group-cabins.ts'
import { site } from './site.ts'

const slugs = cabins.map((cabin) => cabin.slug)

describe('the six cabins of the specification', () => {
  test('are in its order with its review counts', () => {
    expect(cabins.map(({ slug, reviews }) => [slug, reviews])).toEqual([
      ['desert-willow', 10],
      ['coyote-cabin', 13],
      ['texas-sage', 6],
      ['mockingbird-cabin', 12],
      ['morning-dove', 11],
      ['mountain-laurel', 15],
    ])
  })

  test('have one bed and one bath for two, but Mountain Laurel has two beds for four', () => {
    for (const cabin of cabins)
      expect(roomsLine(cabin)).toBe(
        cabin.slug === 'mountain-laurel'
          ? '2 beds • 1 bath • Sleeps 4'
          : '1 bed • 1 bath • Sleeps 2',
      )
  })

  test.each([
    [1, 1, '2 beds • 1 bath'],
    [2, 1.5, '3 beds • 1.5 baths'],
    [0, 0.5, '1 bed • 0.5 bath'],
  ])('may have more beds than bedrooms, and half baths', (more, bathrooms, line) => {
    const [cabin] = cabins
    if (!cabin) throw new Error('there is no cabin')
    const beds = [...cabin.beds, ...(more > 0 ? [{ type: 'Single' as const, count: more }] : [])]
    const changed = cabinSchema.parse({ ...cabin, bathrooms, beds })
    expect(roomsLine(changed)).toBe(`${line} • Sleeps 2`)
  })

  test('have no third of a bath', () => {
    expect(cabinSchema.safeParse({ ...cabins[0], bathrooms: 1.3 }).success).toBe(false)
  })

  test('are all rated 5', () => {
    expect(new Set(cabins.map((cabin) => cabin.rating))).toEqual(new Set([5]))
  })

  test('can be searched for as many guests as the cabins for groups hold', () => {
    expect(guestLimits.max).toBe(totalCapacity)
  })

  test('offer groups five cabins with room for twelve, without Mockingbird', () => {
    const forGroups = cabins.filter((cabin) => cabin.countsForGroups)
    expect(forGroups).toHaveLength(5)
    expect(forGroups.reduce((sum, cabin) => sum + cabin.sleeps, 0)).toBe(12)
    expect(forGroups.map((cabin) => cabin.slug)).not.toContain('mockingbird-cabin')
  })
})

test.each(['id', 'slug', 'name', 'bookingUrl', 'description'] as const)(
  'no two cabins share their %s',
  (key) => expect(new Set(cabins.map((cabin) => cabin[key])).size).toBe(cabins.length),
)

test('the dates of a stay can travel to the partner of every cabin', () => {
  for (const cabin of cabins)
    expect(site.bookingTemplates).toHaveProperty([new URL(cabin.bookingUrl).origin])
})

const detailsBySlug = new Map(
  await Promise.all(slugs.map(async (slug) => [slug, await cabinDetailsBySlug(slug)] as const)),
)

describe.each(slugs)('%s', (slug) => {
  const cabin = cabinBySlug(slug)
  const details = detailsBySlug.get(slug)

  test('offers eight to ten known amenities, each once', () => {
    const amenities = cabin?.amenities ?? []
    expect(amenities.length).toBeGreaterThanOrEqual(8)
    expect(amenities.length).toBeLessThanOrEqual(10)
    expect(new Set(amenities).size).toBe(amenities.length)
    for (const name of amenities) expect(amenityByName(name)).toBeDefined()
  })

  test('has four or five places nearby and every house rule', () => {
    expect([4, 5]).toContain(details?.nearby.length)
    expect(details?.rules).toEqual([
      'Check-in after 3:00 PM',
      'Check-out before 11:00 AM',
      'No smoking',
      'No parties or events',
      `Maximum ${cabin?.sleeps} guests`,
    ])
  })
})

test('an unknown slug finds no cabin and no details', async () => {
  expect(cabinBySlug('constructor')).toBeUndefined()
  expect(await cabinDetailsBySlug('constructor')).toBeUndefined()
})

test('no amenity is listed twice', () => {
  const names = [...genericAmenities, ...distinctAmenities].map((amenity) => amenity.name)
  expect(new Set(names).size).toBe(names.length)
  expect(genericAmenities).toHaveLength(9)
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
    expect(sortCabins(cabins, order).map((cabin) => cabin.slug)).toEqual(expected)
  })

  test('puts fewer bedrooms first whatever came first', () => {
    const last = sortCabins(cabins.toReversed(), 'price-low').at(-1)
    expect(last?.slug).toBe('mountain-laurel')
  })

  test('leaves the list it was given alone', () => {
    sortCabins(cabins, 'reviews')
    expect(cabins.map((cabin) => cabin.slug)).toEqual(slugs)
  })
})
