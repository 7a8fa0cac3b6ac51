import type { ReviewSummary } from '#contracts/reviews.ts'
import type { Documents } from '#contracts/site/documents.ts'

type Address = Documents['facts']['address']

export function postalAddress({ street, city, region, postalCode, country }: Address): object {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }
}

/** The property's logo. */
export function logoUrl(origin: string): string {
  return `${origin}/icon-512.png`
}

/** '15:00' as search engines want it. Without an offset: the same hour in summer and winter. */
export function timeOfDay(time: string): string {
  return `${time}:00`
}

export interface Crumb {
  name: string
  /** The page's path, with a leading slash. */
  path: string
}

/** Breadcrumbs from home to a page (schema.org BreadcrumbList), the page itself last. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

/** What search engines show, in characters. */
const descriptionLength = 160

/** Cuts at a word boundary to the length search engines show. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= descriptionLength) return line
  return `${line.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`
}

/** Of reviews that guests can read on this site; nothing without any. */
export function aggregateRating({ count, averages }: ReviewSummary): object {
  const ratingValue = averages.overallRating
  if (!ratingValue) return {}
  const limits = { bestRating: 5, worstRating: 1 }
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount: count, ...limits },
  }
}
