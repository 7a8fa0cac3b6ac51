// spec: 1/cabins, 1/group-capacity, 3/cabin, 3/generic-amenities, 9/driving-times, 9/check-in, 9/facts
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { roomsLine } from '#content/cabin-card.ts'
import { guestLimits } from '#contracts/limits.ts'
import { cabinSchema } from '#contracts/site/cabins.ts'
import { sampleSite } from '#tests/fixtures/property.ts'

const { cabins, facts } = sampleSite
const stay = sampleSite.document('stay')
const forGroups = cabins.filter(({ countsForGroups }) => countsForGroups)
const totalCapacity = forGroups.reduce((sum, { sleeps }) => sum + sleeps, 0)

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
    expect(new Set(cabins.map(({ rating }) => rating))).toEqual(new Set([5]))
  })

  test('sleep fourteen in all', () => {
    expect(cabins.reduce((sum, { sleeps }) => sum + sleeps, 0)).toBe(14)
  })

  test('can be searched for as many guests as the cabins for groups hold', () => {
    expect(guestLimits.max).toBe(totalCapacity)
  })

  test('offer groups five cabins with room for twelve, without Mockingbird', () => {
    expect(forGroups.map(({ name }) => name)).toEqual([
      'Desert Willow',
      'Coyote Cabin',
      'Texas Sage',
      'Morning Dove',
      'Mountain Laurel',
    ])
    expect(totalCapacity).toBe(12)
  })

  test('for groups are named by the event screen too', () => {
    const { venue } = sampleSite.document('plan-event')
    const descriptions = venue.list.map(({ description }) => description).join('\n')
    for (const { name } of forGroups) expect(descriptions).toContain(name)
  })
})

test.each(['bookingUrl', 'description'] as const)('no two cabins share their %s', (key) =>
  expect(new Set(cabins.map((cabin) => cabin[key])).size).toBe(cabins.length),
)

test('the dates of a stay can travel to the partner of every cabin', () => {
  for (const { bookingUrl } of cabins)
    expect(facts.bookingTemplates).toHaveProperty([new URL(bookingUrl).origin])
})

describe.each(cabins)('$name', ({ amenities, nearby, rules, sleeps }) => {
  test('offers eight to ten amenities, each once', () => {
    expect(amenities.length).toBeGreaterThanOrEqual(8)
    expect(amenities.length).toBeLessThanOrEqual(10)
    expect(new Set(amenities).size).toBe(amenities.length)
  })

  test('has four or five places nearby, as far as the driving times say', () => {
    expect([4, 5]).toContain(nearby.length)
    for (const { name, distance } of nearby) {
      expect(stay.drivingTimes).toContainEqual({ place: name, time: distance })
    }
  })

  test('has every house rule', () => {
    expect(rules).toEqual([
      `Check-in ${stay.times.checkIn}`,
      `Check-out ${stay.times.checkOut}`,
      'No smoking',
      'No parties or events',
      `Maximum ${sleeps} guests`,
    ])
  })
})

test('guests arrive after 3:00 PM and leave before 11:00 AM, and search engines read the same', () => {
  expect(stay.times).toEqual({
    checkIn: 'after 3:00 PM',
    checkOut: 'before 11:00 AM',
    checkInFrom: '15:00',
    checkOutUntil: '11:00',
  })
})

test('the nine generic amenities are there, and none is listed twice', () => {
  const names = stay.amenities.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.slice(0, 9)).toEqual([
    'High-Speed WiFi',
    'Full Kitchen',
    'Free Parking',
    'Private Bath',
    'Comfortable Bed',
    'Coffee Station',
    'Streaming TV',
    'Ceiling Fan',
    'Air Conditioning',
  ])
})

test('the cabin panel gives the driving times of the specification', () => {
  expect(stay.drivingTimes.map(({ place, time }) => `${place} ${time}`)).toEqual([
    'Downtown Wimberley 5 min',
    "Jacob's Well 10 min",
    'San Marcos 15 min',
    'Dripping Springs 20 min',
    'New Braunfels 30 min',
    'Austin 45 min',
    'San Antonio 1 hour',
    'Fredericksburg 1 hour 15 min',
  ])
})

test('every cabin has a badge of its own', () => {
  const emblems = cabins.map(({ emblem }) => emblem)
  expect(new Set(emblems).size).toBe(cabins.length)
  for (const emblem of emblems) expect(existsSync(`public/emblems/${emblem}.svg`)).toBe(true)
})
