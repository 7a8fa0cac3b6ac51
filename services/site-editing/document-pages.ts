import { isOn } from '#contracts/features.ts'
import { albumsPrefix } from '../site/albums.ts'
import type { Site } from '../site/site.ts'

/** Where guests see a document best. Guides are at the address of their name. */
const pages: Readonly<Record<string, string>> = {
  facts: '/contact',
  home: '/',
  'albums/home-hero': '/',
  'albums/home-intro': '/',
  'albums/home-winners': '/',
  'albums/seasons': '/events',
  'albums/nearby': '/events',
  'events/samples': '/events',
  'guide/nearby': '/things-to-do',
  'policies/privacy': '/privacy-policy',
  'policies/terms': '/terms-of-service',
  'policies/cancellation': '/cancellation-policy',
  'policies/contest-rules': '/contest',
}

/** The page of a document; null while its feature is off. */
export function pageOfDocument({ facts, cabins }: Site, document: string): string | null {
  const [first] = cabins
  const cabin = cabins.find(({ id }) => [`cabins/${id}`, albumsPrefix + id].includes(document))
  if (cabin) return `/cabins/${cabin.slug}`
  if (document === 'stay' && first) return `/cabins/${first.slug}`
  const path = pages[document] ?? `/${document.replace(/^(guide|albums)\//, '')}`
  return isOn(facts, path) ? path : null
}
