import { describe, expect, test } from 'vitest'
import { looksLikeSample } from './sample-facts.ts'

describe('a sample fact is recognised', () => {
  test.each(['(512) 555-0142', 'tel:+15125550142', 'hello@inn.example', 'Cabins at Lone Oak'])(
    '%s is a sample',
    (value) => expect(looksLikeSample(value)).toBe(true),
  )

  test.each(['(512) 847-2201', 'hello@cedar-ridge.com', '14 River Road', '30.01, -98.11'])(
    '%s is not',
    (value) => expect(looksLikeSample(value)).toBe(false),
  )
})
