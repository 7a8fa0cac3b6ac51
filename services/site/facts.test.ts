// spec: 1/facts, 9/facts
import { expect, test } from 'vitest'
import { sampleSite, siteWith } from '#tests/fixtures/property.ts'

const { facts } = sampleSite

test('the telephone link dials the number that is shown', () => {
  expect(facts.phone).toBe('(512) 555-0142')
  expect(facts.phoneHref).toBe('tel:+15125550142')
})

test('the booking partner of the property has a template for dates', () => {
  const { origin } = new URL(facts.bookingPartner.propertyUrl)
  expect(facts.bookingTemplates).toHaveProperty([origin])
  expect(facts.bookingTemplates[origin]).toContain('{checkIn}')
  expect(facts.bookingTemplates[origin]).toContain('{checkOut}')
})

test('pages are titled with the name of the property, as the specification says', () => {
  expect(facts.property).toBe(`Cabins at ${facts.brand}`)
})

test('an unknown time zone is refused', async () => {
  const made = siteWith({ facts: [/^timeZone: .+$/m, 'timeZone: America/Wimberley'] })
  await expect(made).rejects.toThrow('facts.yaml: timeZone: must be a time zone')
})

test.each(['-5', '25', '1899', '20255'])('%s is refused as a copyright year', async (year) => {
  const made = siteWith({ facts: [/^copyrightYear: .+$/m, `copyrightYear: ${year}`] })
  await expect(made).rejects.toThrow(
    'facts.yaml: copyrightYear: must be a year of four digits, from 1900 on',
  )
})
