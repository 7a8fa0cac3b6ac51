import type { FastifyPluginAsync } from 'fastify'
import { cabins } from '#content/cabins.ts'
import { publicPages } from '#content/pages.ts'
import { site } from '#content/site.ts'

const dayInSeconds = 86_400

/** What search engines and home screens ask a site for: robots.txt, sitemap.xml, the web manifest. */
export const siteFiles: FastifyPluginAsync<{ origin: string }> = async (app, { origin }) => {
  const cacheControl = `public, max-age=${dayInSeconds}`

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(robots(origin)),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('application/xml; charset=utf-8')
      .send(sitemap(origin)),
  )
  app.get('/site.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('application/manifest+json; charset=utf-8')
      .send(webManifest()),
  )
}

function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin/',
    'Disallow: /api/',
    'Disallow: /book/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

function sitemap(origin: string): string {
  const paths = [...publicPages, ...cabins.map((cabin) => `/cabins/${cabin.slug}`)]
  const entries = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function webManifest() {
  return {
    name: site.property,
    short_name: site.brand,
    description: site.description,
    start_url: '/',
    display: 'browser',
    background_color: '#f8f1e3',
    theme_color: '#2e2246',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
