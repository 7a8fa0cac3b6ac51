import { documentNames } from '#content/admin-documents.ts'
import { isOn } from '#contracts/features.ts'
import { areaGuide, guideIdIn, guidePath } from '#contracts/guides.ts'
import { albumsPrefix } from '../site/albums.ts'
import { cabinsPrefix } from '../site/parse-document.ts'
import { guidesPrefix } from '../site/parse-site.ts'
import { subjectOf, type Fields, type SiteBase } from '../site/shown-site.ts'
import type { Site } from '../site/site.ts'

/** Where guests see a document best, if its name is not the address. */
const pages: Readonly<Record<string, string>> = {
  facts: '/contact',
  notices: '/',
  home: '/',
  'albums/mark': '/',
  'albums/home-hero': '/',
  'albums/home-intro': '/',
  'albums/home-winners': '/',
  'albums/seasons': '/events',
  'albums/nearby': '/events',
  'events/samples': '/events',
  'policies/privacy': '/privacy-policy',
  'policies/terms': '/terms-of-service',
  'policies/cancellation': '/cancellation-policy',
  'policies/contest-rules': '/contest',
}

/**
 * The page of a document; null while its feature is off, for a hidden guide, and for a retired cabin.
 * That of a cabin or guide that was never published is seen by its editors only.
 */
export function pageOfDocument(
  { facts, cabins }: Pick<Site, 'facts' | 'cabins'>,
  base: SiteBase,
  document: string,
): string | null {
  const subject = subjectOf(base, document)
  const id = guideIdIn(subject)
  const isCabin = subject.startsWith(cabinsPrefix)
  const path = isCabin ? `/${subject}` : guidePath(id)
  if (base.unpublished.has(subject)) return subject === document ? path : null
  if (isCabin && base.retired.has(id)) return null
  const cabin = document === 'stay' ? cabins[0] : cabins.find((each) => isCabin && each.id === id)
  if (cabin) return `/cabins/${cabin.slug}`
  const own = `/${document.replace(albumsPrefix, '')}`
  const page = pages[document] ?? (subject.startsWith(guidesPrefix) ? path : own)
  return isOn(facts, page) ? page : null
}

/** What the owner knows a document as. Give it the value of its subject. */
export function titleOfDocument(base: SiteBase, document: string, value: Fields): string {
  const subject = subjectOf(base, document)
  const isGuide = subject.startsWith(guidesPrefix) && subject !== guidesPrefix + areaGuide
  const own = isGuide ? value['title'] : subject.startsWith(cabinsPrefix) && value['name']
  return typeof own === 'string' ? own : (documentNames[document] ?? document)
}
