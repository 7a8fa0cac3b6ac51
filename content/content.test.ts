// spec: 1/facts, 9/driving-times, 9/facts
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { drivingTimeSchema, navigationSchema, siteSchema } from '#contracts/site/shapes.ts'
import { guideTimes } from './guide/driving-times.ts'
import { navigation } from './navigation.ts'
import { looksLikeSample } from './sample-facts.ts'
import { pageTitle, site } from './site.ts'

test.each<[string, z.ZodType, unknown]>([
  ['site', siteSchema, site],
  ['navigation', navigationSchema, navigation],
  ['driving times', z.array(drivingTimeSchema), guideTimes],
])('%s: every value has the shape that screens rely on', (_name, schema, value) => {
  expect(z.prettifyError(schema.safeParse(value).error ?? new z.ZodError([]))).toBe('')
})

describe('site', () => {
  test('the telephone link dials the number that is shown', () => {
    expect(site.phoneHref).toBe(`tel:+1${site.phone.replaceAll(/\D/g, '')}`)
  })

  test('the time zone is one that calendars know', () => {
    expect(Intl.supportedValuesOf('timeZone')).toContain(site.timeZone)
  })

  test('the booking partner of the property has a template for dates', () => {
    const { origin } = new URL(site.bookingPartner.propertyUrl)
    expect(site.bookingTemplates[origin]).toContain('{checkIn}')
    expect(site.bookingTemplates[origin]).toContain('{checkOut}')
  })

  test('a page is titled as the specification says', () => {
    expect(pageTitle('Texas Sage')).toBe(`Texas Sage - Cabins at ${site.brand}`)
  })
})

test('the guides give the times of the specification', () => {
  expect(guideTimes.map(({ place, time }) => `${place} ${time}`)).toEqual([
    'Blue Hole 8 min',
    'Downtown Square 10 min',
    "Jacob's Well 15 min",
    'Fredericksburg 15 min',
    'Dripping Springs 25 min',
  ])
})

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
