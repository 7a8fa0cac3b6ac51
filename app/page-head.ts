import type { MetaDescriptor } from 'react-router'
import { socialPictureUrl } from '#content/pictures/url.ts'
import type { Album } from '#contracts/pictures.ts'
import type { ReadApi } from './api-context.ts'
import { preloadsOf, type Preload, type Sizes } from './components/picture-sizes.ts'
import { albumAddress, type Facts } from './documents.ts'
import { breadcrumbs, type Crumb } from './structured-data.ts'

/** What search engines and shared links learn about a page. */
export interface DeclaredHead {
  /** The property's name is appended. */
  name: string
  description?: string
  /** Canonical path, with a leading slash; omitted for a page that does not exist. */
  path?: string
  /** A shared link shows the first picture of this album. */
  picture?: string | undefined
  /** The album whose first picture a guest sees first: the head preloads it. */
  firstPicture?: { album: string; sizes: Sizes }
  /** Breadcrumbs from home to this page. */
  crumbs?: readonly Crumb[]
  structuredData?: readonly object[]
  /** Keeps the page out of search engines. */
  noindex?: boolean
}

interface Head {
  title: string
  siteName: string
  description?: string | undefined
  url?: string | undefined
  picture?: { url: string; alt: string } | undefined
  preloads: readonly Preload[]
  structuredData: readonly object[]
  noindex: boolean
}

export async function headOf(
  declared: DeclaredHead,
  { origin, facts, read }: { origin: string; facts: Facts; read: ReadApi },
): Promise<Head> {
  const { name, description, path, firstPicture, crumbs, noindex = false } = declared
  const { picture: album, structuredData = [] } = declared
  const picture = await firstIn(album, read)
  const seenFirst = await firstIn(firstPicture?.album, read)
  return {
    title: `${name} - ${facts.property}`,
    siteName: facts.property,
    description,
    url: path === undefined ? undefined : `${origin}${path}`,
    picture: picture && {
      url: `${origin}${socialPictureUrl(picture, facts.mark)}`,
      alt: picture.alt,
    },
    preloads: firstPicture && seenFirst ? preloadsOf(seenFirst, firstPicture.sizes) : [],
    structuredData: crumbs ? [...structuredData, breadcrumbs(origin, crumbs)] : structuredData,
    noindex,
  }
}

interface Loaded {
  loaderData?: { head: Head } | undefined
}

/** Read separately: the page itself may not show this album. */
async function firstIn(album: string | undefined, read: ReadApi) {
  const found = album === undefined ? undefined : await read(`${albumAddress(album, 1)}&badge=1`)
  const [picture] = (found?.body ?? []) as Album
  return picture
}

/** A screen's `meta`: title, description, canonical URL and social tags. */
export function meta({ loaderData }: Loaded): MetaDescriptor[] {
  if (!loaderData) return []
  const { head } = loaderData
  const { title, description, url, structuredData, noindex, preloads } = head
  return [
    { title },
    ...preloads.map((each) => ({ ...preload, ...each })),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(url ? sharedMeta({ ...head, url }) : []),
    ...structuredData.map((each) => ({ 'script:ld+json': each })),
  ]
}

const preload = {
  tagName: 'link',
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  fetchPriority: 'high',
} as const

function sharedMeta(head: Head & { url: string }) {
  return [
    { tagName: 'link' as const, rel: 'canonical', href: head.url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: head.siteName },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: head.url },
    // Twitter takes title, text and picture from og:.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.picture ? pictureMeta(head.picture) : []),
  ]
}

function pictureMeta({ url, alt }: { url: string; alt: string }): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
  ]
}
