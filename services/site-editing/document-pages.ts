import { isOn } from '#contracts/features.ts'
import { guideIdIn, guidePath } from '#contracts/guides.ts'
import { albumsPrefix } from '../site/albums.ts'
import { cabinsPrefix, guidesPrefix } from '../site/parse-site.ts'
import { addedFor, type SiteBase } from '../site/shown-site.ts'
import type { Site } from '../site/site.ts'

/** Where guests see a document best. */
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
 * That of a cabin or guide that was never published is seen in previews only.
 */
export function pageOfDocument(
  { facts, cabins, guides }: Pick<Site, 'facts' | 'cabins' | 'guides'>,
  base: SiteBase,
  document: string,
): string | null {
  const isAlbum = document.startsWith(albumsPrefix)
  const id = isAlbum ? document.slice(albumsPrefix.length) : guideIdIn(document)
  const isOf = (prefix: string) => isAlbum || document.startsWith(prefix)
  const added = addedFor(base, document)
  if (added !== undefined && base.unpublished.has(added)) {
    if (isAlbum) return null
    return isOf(guidesPrefix) ? guidePath(id) : `/${document}`
  }
  if (isOf(cabinsPrefix) && base.retired.has(id)) return null
  const isAbout = (cabin: Site['cabins'][number]) => isOf(cabinsPrefix) && cabin.id === id
  const cabin = document === 'stay' ? cabins[0] : cabins.find(isAbout)
  if (cabin) return `/cabins/${cabin.slug}`
  const isGuide = isAlbum ? guides.some((guide) => guide.id === id) : isOf(guidesPrefix)
  const path = pages[document] ?? (isGuide ? guidePath(id) : `/${isAlbum ? id : document}`)
  return isOn(facts, path) ? path : null
}
