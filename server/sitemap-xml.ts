export interface Entry {
  path: string
  /** A date or an instant; omitted if it is unknown when the page changed. */
  lastmod?: string | undefined
  /** Paths of its pictures. */
  images?: readonly string[]
}

export function sitemapXml(origin: string, entries: readonly Entry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map((entry) => urlElement(origin, entry)),
    '</urlset>',
    '',
  ].join('\n')
}

function urlElement(origin: string, { path, lastmod, images = [] }: Entry): string {
  const elements = [
    `<loc>${origin}${path}</loc>`,
    lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`,
    ...images.map((image) => {
      return `<image:image><image:loc>${origin}${image}</image:loc></image:image>`
    }),
  ]
  return `  <url>${elements.join('')}</url>`
}
