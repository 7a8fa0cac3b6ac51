import { expect, test } from 'vitest'
import type { PublicReview } from '#contracts/reviews.ts'
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

test('beds are told with their type, and whether pets are welcome', () => {
  const [cabin] = cabins
  if (!cabin) throw new Error('there is no cabin')
  const told = (petsAllowed: boolean) => toldOf({ ...cabin, petsAllowed })
  expect(told(false)).toContain('"typeOfBed":"Queen"')
  expect(told(false)).toContain('"petsAllowed":false')
  expect(told(true)).toContain('"petsAllowed":true')
})

test('guests are quoted with their ratings, and nothing is rated without them', () => {
  const [cabin] = cabins
  if (!cabin) throw new Error('there is no cabin')
  const told = (reviews: readonly PublicReview[], count: number) =>
    vacationRental('https://cabins.example', cabin, {
      ...property,
      reviews,
      summary: { ...summary, count },
    })
  expect(told([], 0)).not.toHaveProperty('aggregateRating')
  expect(told([review], 7)).toMatchObject({
    aggregateRating: { ratingValue: 4.6, reviewCount: 7 },
    review: [
      { author: { name: 'Ana' }, name: 'A stay in Texas Sage', datePublished: '2025-06-01' },
    ],
  })
})

const averages = {
  overallRating: 4.6,
  cleanlinessRating: null,
  locationRating: null,
  amenitiesRating: null,
  valueRating: null,
}
const summary = { count: 0, verified: 0, stars: [0, 0, 0, 2, 5], averages }
const review: PublicReview = {
  id: 'r',
  guestName: 'Ana',
  cabin: 'Texas Sage',
  overallRating: 5,
  cleanlinessRating: 0,
  locationRating: 0,
  amenitiesRating: 0,
  valueRating: 0,
  reviewTitle: '',
  reviewText: '',
  stayDates: '',
  favoriteFeature: '',
  wouldRecommend: null,
  verified: false,
  isApproved: true,
  ownerReply: null,
  submittedAt: '2025-06-01T12:00:00.000Z',
  createdAt: '2025-06-01T12:00:00.000Z',
}
