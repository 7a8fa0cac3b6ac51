import { publicPages } from '#content/pages.ts'
import { isOn } from '#contracts/features.ts'
import type { ServedDocuments } from '#contracts/site/documents.ts'
import type { Site } from './site.ts'

type ServedName = keyof ServedDocuments
type PublicPage = (typeof publicPages)[number]

/** What each page shows besides the facts; a test compares it with what the pages read. */
const documents: Readonly<Record<PublicPage, readonly ServedName[]>> = {
  '/': ['home', 'cabin-list', 'contest', 'stay'],
  '/cabins': ['cabins', 'cabin-list'],
  '/book-now': ['book-now'],
  '/reviews': ['reviews', 'cabin-list'],
  '/review': ['reviews', 'cabin-list'],
  '/plan-event': ['plan-event'],
  '/group-booking': ['group-booking', 'cabin-list'],
  '/contest': ['contest'],
  '/contest/submit': ['contest', 'policies/contest-rules', 'cabin-list'],
  '/contest/gallery': ['contest'],
  '/things-to-do': ['guide/things-to-do', 'guide/nearby'],
  '/downtown-square': ['guide/downtown-square', 'guide/nearby'],
  '/jacobs-well': ['guide/jacobs-well', 'guide/nearby'],
  '/blue-hole': ['guide/blue-hole', 'guide/nearby'],
  '/shopping': ['guide/shopping', 'guide/nearby'],
  '/dining': ['guide/dining', 'guide/nearby'],
  '/events': ['events', 'events/samples'],
  '/about': ['about'],
  '/contact': ['contact'],
  '/privacy-policy': ['policies/privacy'],
  '/terms-of-service': ['policies/terms'],
  '/cancellation-policy': ['policies/cancellation'],
}

/** The pages search engines may list, with the documents that each shows. */
export function pagesWithDocuments(site: Site): ReadonlyMap<string, readonly ServedName[]> {
  const listed = publicPages.filter((path) => isOn(site.facts, path))
  return new Map<string, readonly ServedName[]>([
    ...listed.map((path) => [path, shownOn(path, site)] as const),
    ...site.cabins.map(({ slug }) => {
      const own = `cabins/${slug}` as const
      return [`/${own}`, ['facts', own, 'cabin-list', 'stay'] as const] as const
    }),
  ])
}

function shownOn(path: PublicPage, site: Site): readonly ServedName[] {
  const booked = path === '/book-now' ? [`cabins/${site.document('book-now').cabin}` as const] : []
  return ['facts', ...documents[path], ...booked]
}
