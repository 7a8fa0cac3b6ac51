import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import type { Notice } from '#contracts/site/notices.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { currentNotice, noticesChangeAt } from './notices.ts'

const road = { text: 'The road is closed.', from: '2025-06-10', until: '2025-06-12' }
const market = { text: 'Market weekend.', from: '2025-06-11' }

function siteWith(...list: Notice[]): typeof sampleSite {
  const document = ((name) =>
    name === 'notices'
      ? { notices: list }
      : sampleSite.document(name)) as typeof sampleSite.document
  return { ...sampleSite, document }
}

const shownAt = (instant: string, ...list: Notice[]) =>
  currentNotice({ site: siteWith(...list), clock: fixedClock(instant) }).notice

// Midnight at the property is 5 AM UTC.
test.each([
  ['2025-06-10T04:59:59Z', undefined],
  ['2025-06-10T05:00:00Z', road.text],
  ['2025-06-13T04:59:59Z', road.text],
  ['2025-06-13T05:00:00Z', undefined],
])('at %s a notice of June 10 to 12 shows as %s', (instant, text) => {
  expect(shownAt(instant, road)?.text).toBe(text)
})

test('of several the one that began last is shown', () => {
  expect(shownAt('2025-06-10T12:00:00Z', road, market)?.text).toBe(road.text)
  expect(shownAt('2025-06-11T12:00:00Z', road, market)?.text).toBe(market.text)
  expect(shownAt('2030-06-11T12:00:00Z', road, market)?.text).toBe(market.text)
})

test('another text is another notice, a later last day is not', () => {
  const at = '2025-06-10T12:00:00Z'
  const id = shownAt(at, road)?.id
  expect(shownAt(at, { ...road, until: '2025-07-01' })?.id).toBe(id)
  expect(shownAt(at, { ...road, text: 'The road is open.' })?.id).not.toBe(id)
})

test('what is shown changes at the next midnight on which one begins or has ended', () => {
  const changeAt = (instant: string) =>
    noticesChangeAt({ site: siteWith(road, market), clock: fixedClock(instant) })?.toString()
  expect(changeAt('2025-06-01T12:00:00Z')).toBe('2025-06-10T05:00:00Z')
  expect(changeAt('2025-06-10T12:00:00Z')).toBe('2025-06-11T05:00:00Z')
  expect(changeAt('2025-06-11T12:00:00Z')).toBe('2025-06-13T05:00:00Z')
  expect(changeAt('2025-06-13T12:00:00Z')).toBeUndefined()
})
