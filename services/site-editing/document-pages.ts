import { isOn } from '#contracts/features.ts'
import { guideIdIn, guidePath } from '#contracts/guides.ts'
import { albumsPrefix } from '../site/albums.ts'
import { partIn, type SiteBase } from '../site/changed-site.ts'
import { guidesPrefix } from '../site/parse-site.ts'
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
  { retired, unpublished }: Pick<SiteBase, 'retired' | 'unpublished'>,
  document: string,
): string | null {
  const [first] = cabins
  const id = partIn(document) ?? ''
  const cabin = cabins.find((each) => each.id === id)
  if (retired.has(id)) return null
  const isAlbum = document.startsWith(albumsPrefix)
  const guide = isAlbum ? guidesPrefix + guideIdIn(document) : document
  if (guide.startsWith(guidesPrefix) && unpublished.has(guide)) {
    return isAlbum ? null : guidePath(guideIdIn(document))
  }
  if (cabin || unpublished.has(id)) return `/cabins/${cabin?.slug ?? id}`
  if (document === 'stay' && first) return `/cabins/${first.slug}`
  const path = pages[document] ?? pathOf(document, guides)
  return isOn(facts, path) ? path : null
}

/** An album has the name of its page; that of a guide has the guide's id. */
function pathOf(document: string, guides: Site['guides']): string {
  const id = guideIdIn(document)
  const isAlbum = document.startsWith(albumsPrefix)
  const isGuide =
    document.startsWith(guidesPrefix) || (isAlbum && guides.some((guide) => guide.id === id))
  return isGuide ? guidePath(id) : `/${document.replace(/^albums\//, '')}`
}
