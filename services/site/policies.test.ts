// spec: 2/policies, 9/check-in, 9/policies
import { describe, expect, test } from 'vitest'
import { sampleSite, siteWith } from '#tests/fixtures/property.ts'

const privacy = sampleSite.document('policies/privacy')
const terms = sampleSite.document('policies/terms')
const cancellation = sampleSite.document('policies/cancellation')

describe('policies contain every figure of the specification', () => {
  const dated = [privacy, terms, cancellation]

  test('all were last updated on May 23, 2024', () => {
    expect(dated.map((policy) => policy.lastUpdated)).toEqual(Array(3).fill('May 23, 2024'))
  })

  test.each([
    '"Guests must be 21 or older."',
    '4:00 PM to 8:00 PM',
    'by 11:00 AM',
    'deep-cleaning fee',
    'deposit',
  ])('terms: %s', (figure) => expect(JSON.stringify(terms)).toContain(figure))

  test('cancellation: refunds and fees by days before arrival', () => {
    expect(cancellation.sections.flatMap((section) => section.table?.rows ?? [])).toEqual([
      ['30 or more days', 'Full refund minus $50'],
      ['15–29 days', '50%'],
      ['Under 15 days', 'No refund'],
      ['60 or more days', 'Full refund minus $75'],
      ['30–59 days', '50%'],
      ['Under 30 days', 'No refund'],
      ['Over 30 days', 'No fee, subject to availability'],
      ['15–30 days', '$50 fee'],
      ['Under 15 days', 'Treated as a cancellation and a new booking'],
    ])
  })
})

test('the terms link the pet-friendly cabins, or say that there are none', async () => {
  expect(JSON.stringify(terms)).toContain('"/cabins/mountain-laurel"')
  const none = await siteWith({
    'cabins/mountain-laurel': ['petsAllowed: true\n', ''],
    'cabins/coyote-cabin': ['petsAllowed: true\n', ''],
  })
  expect(JSON.stringify(none.document('policies/terms'))).toContain(
    'None of our cabins is pet-friendly.',
  )
  expect(none.cabins.map(({ petsAllowed }) => petsAllowed)).not.toContain(true)
})
