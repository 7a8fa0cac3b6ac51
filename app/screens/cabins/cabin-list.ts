import { cabins } from '#content/cabins.ts'

/** The cabins as search engines read a list of pages (schema.org ItemList). */
export function cabinList(origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: cabins.length,
    itemListElement: cabins.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${origin}/cabins/${slug}`,
    })),
  }
}
