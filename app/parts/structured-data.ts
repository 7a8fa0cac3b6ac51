import { site } from '#content/site.ts'

export function postalAddress(): object {
  const { street, city, region, postalCode, country } = site.address
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  }
}

interface Crumb {
  name: string
  /** Path of the page, beginning with a slash. */
  path: string
}

/** Where a page stands in the site (schema.org BreadcrumbList), from home to the page itself. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
