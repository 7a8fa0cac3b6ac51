import type { MetaDescriptor } from 'react-router'
import { pageTitle, site } from '#content/site.ts'
import { socialPictureUrl } from '#content/pictures/url.ts'
import type { Picture } from '#contracts/pictures.ts'

interface PageMeta {
  /** Name of the page; the brand is added to it. */
  name: string
  description: string
  /** Path of the page, beginning with a slash. */
  path: string
  picture: Picture | undefined
  /** From the root loader; the browser keeps it for later pages. */
  origin: string | undefined
  /** From the loader: search engines read it on a first visit, so the browser needs no code for it. */
  structuredData?: readonly object[] | undefined
}

/** Title, description, canonical address and what a shared link shows. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const origin = page.origin ?? ''
  const title = pageTitle(page.name)
  const url = `${origin}${page.path}`
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.property },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    // Title, text and picture are read from og: as well.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...pictureMeta(page.picture, origin),
    ...(page.structuredData ?? []).map((data) => ({ 'script:ld+json': data })),
  ]
}

function pictureMeta(picture: Picture | undefined, origin: string): MetaDescriptor[] {
  if (!picture) return []
  const address = `${origin}${socialPictureUrl(picture)}`
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
  ]
}

/** The origin that the root loader gave, for `meta` functions. */
export function originOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  return (root as { origin?: string } | undefined)?.origin
}
