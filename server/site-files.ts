import type { FastifyPluginAsync } from 'fastify'
import { cabins } from '#content/cabins.ts'
import { publicPages } from '#content/pages.ts'
import { site } from '#content/site.ts'
import { listEvents, type EventsDependencies } from '#services/events/events.ts'

interface SiteFilesOptions {
  origin: string
  dependencies: EventsDependencies
}

const dayInSeconds = 86_400
/** Events come and go. */
const hourInSeconds = 3600

/** What search engines and home screens ask a site for: robots.txt, sitemap.xml, the web manifest. */
export const siteFiles: FastifyPluginAsync<SiteFilesOptions> = async (app, options) => {
  const { origin, dependencies } = options
  const cacheControl = `public, max-age=${dayInSeconds}`

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(robots(origin)),
  )
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${hourInSeconds}`)
      .type('application/xml; charset=utf-8')
      .send(sitemap(origin, listedPaths(dependencies))),
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

/** Only coming events that take place: past ones keep their pages, samples are not for search engines. */
function listedPaths(dependencies: EventsDependencies): string[] {
  const { items } = listEvents(dependencies).list
  return [
    ...publicPages,
    ...cabins.map(({ slug }) => `/cabins/${slug}`),
    ...items.filter(({ isSample }) => !isSample).map(({ id }) => `/events/${id}`),
  ]
}

function sitemap(origin: string, paths: readonly string[]): string {
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
