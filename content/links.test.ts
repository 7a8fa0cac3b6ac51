// spec: 2/routes
import { expect, test } from 'vitest'
import { toCabins, navigation } from './navigation.ts'
import { cabinPage } from './cabin-page.ts'
import { contactLabels } from './contact.ts'
import { contestPage, contestRules } from './contest.ts'
import { contestLinks } from './contest-links.ts'
import { eventsPage, eventWords } from './events.ts'
import { homeLabels } from './home.ts'
import { brokenPage, notFound, policyPage } from './interface.ts'
import { publicPages, unlistedPages } from './pages.ts'

// The public paths of the specification, section 2, with the two that it links to besides.
const specified = [
  '/',
  '/cabins',
  '/book-now',
  '/things-to-do',
  '/events',
  '/downtown-square',
  '/jacobs-well',
  '/blue-hole',
  '/shopping',
  '/dining',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
  '/cancellation-policy',
  '/contact',
  '/review',
  '/reviews',
  '/plan-event',
  '/group-booking',
  '/contest',
  '/contest/submit',
  '/contest/gallery',
  '/live-views',
]
const pages: readonly string[] = [...publicPages, ...unlistedPages]

test('every public path of the specification is a page', () => {
  expect(pages).toEqual(expect.arrayContaining(specified))
})

/** Every `to` at any depth. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'to' && typeof inner === 'string' ? [inner] : linksIn(inner),
  )
}

const links = linksIn([
  navigation,
  homeLabels.reviews,
  toCabins,
  cabinPage,
  contactLabels,
  contestLinks,
  contestPage,
  contestRules,
  eventsPage,
  eventWords,
  notFound,
  brokenPage,
  policyPage,
])

test('content has links to check', () => {
  expect(links.length).toBeGreaterThan(20)
})

test.each([...new Set(links)])('%s leads to a page', (link) => {
  expect(pages).toContain(link.split('#', 1)[0])
})

test('the events screen closes with the two ways on', () => {
  expect(eventsPage.closing).toEqual({
    cabins: { label: 'View Our Cabins', to: '/' },
    attractions: { label: 'Explore Attractions', to: '/things-to-do' },
  })
})

test('no list of links names a place twice', () => {
  const { header, quickLinks, policies, banner } = navigation
  for (const list of [header, quickLinks.links, policies, banner.links])
    expect(new Set(list.map((link) => link.to)).size).toBe(list.length)
})
