import type { fixedPages } from '#content/pages.ts'
import { guideIdIn } from '#contracts/guides.ts'
import type { ServedDocuments } from '#contracts/site/documents.ts'
import { listedPages } from './guides.ts'
import type { Site } from './site.ts'

type ServedName = keyof ServedDocuments
type FixedPage = (typeof fixedPages)[number]

/** What each page shows besides the facts; a test compares it with what the pages read. */
const documents: Readonly<Record<FixedPage, readonly ServedName[]>> = {
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
  '/things-to-do': ['guide/things-to-do', 'guide-list'],
  '/events': ['events', 'events/samples'],
  '/about': ['about'],
  '/contact': ['contact'],
  '/privacy-policy': ['policies/privacy'],
  '/terms-of-service': ['policies/terms'],
  '/cancellation-policy': ['policies/cancellation'],
}

/** The pages search engines may list, with the documents that each shows. */
export function pagesWithDocuments(site: Site): ReadonlyMap<string, readonly ServedName[]> {
  return new Map<string, readonly ServedName[]>([
    ...listedPages(site).map((path) => [path, shownOn(path, site)] as const),
    ...site.cabins.map(({ slug }) => {
      const own = `cabins/${slug}` as const
      return [`/${own}`, ['facts', own, 'cabin-list', 'stay'] as const] as const
    }),
  ])
}

function shownOn(path: string, site: Site): readonly ServedName[] {
  const booked = path === '/book-now' ? [`cabins/${site.document('book-now').cabin}` as const] : []
  if (!isFixed(path)) return ['facts', `guide/${guideIdIn(path)}`, 'guide-list']
  return ['facts', ...documents[path], ...booked]
}

function isFixed(path: string): path is FixedPage {
  return Object.hasOwn(documents, path)
}
