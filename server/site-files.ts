import { adminManifestPath } from '#contracts/addresses.ts'
import { barColors } from '#contracts/palettes.ts'
import type { FastifyPluginAsync } from 'fastify'
import { isOn } from '#contracts/features.ts'
import { NotFoundError } from '#services/errors.ts'
import { eventsFeed, eventsFile } from '#services/events/event-files.ts'
import type { Site } from '#services/site/site.ts'
import { llmsText } from './llms.ts'
import { sitemapEntries, sitemapXml, type BuiltFiles, type SitemapDeps } from './sitemap.ts'

interface SiteFilesOptions extends BuiltFiles {
  origin: string
  dependencies: SitemapDeps
}

const dayInSeconds = 86_400
/** Events come and go. */
const hourInSeconds = 3600

/** robots.txt, llms.txt, sitemap.xml, the feeds of coming events and the web manifest. */
export const siteFiles: FastifyPluginAsync<SiteFilesOptions> = async (app, options) => {
  const { origin, dependencies } = options
  const cacheControl = `public, max-age=${dayInSeconds}`

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(robots(origin)),
  )
  app.get('/llms.txt', (_request, reply) =>
    reply
      // The owner may publish another fact at any time.
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(llmsText(dependencies.site, origin)),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${hourInSeconds}`)
      .type('application/xml; charset=utf-8')
      .send(sitemapXml(origin, await sitemapEntries(dependencies, options))),
  )
  app.get('/events.ics', async (_request, reply) => {
    expectEvents(dependencies.site)
    return reply
      .header('cache-control', `public, max-age=${hourInSeconds}`)
      .type('text/calendar; charset=utf-8')
      .send(eventsFile({ ...dependencies, origin }))
  })
  app.get('/events.rss', async (_request, reply) => {
    expectEvents(dependencies.site)
    return reply
      .header('cache-control', `public, max-age=${hourInSeconds}`)
      .type('application/rss+xml; charset=utf-8')
      .send(eventsFeed({ ...dependencies, origin }))
  })
  app.get('/site.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('application/manifest+json; charset=utf-8')
      .send(webManifest(dependencies.site)),
  )
  app.get(adminManifestPath, (_request, reply) =>
    reply
      .header('cache-control', cacheControl)
      .type('application/manifest+json; charset=utf-8')
      .send(adminManifest(dependencies.site)),
  )
}

/** Throws `NotFoundError` if the calendar is switched off. */
function expectEvents({ facts }: Site): void {
  if (!isOn(facts, '/events')) throw new NotFoundError('There are no events.')
}

function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin/',
    // Pictures of the gallery are part of a page.
    'Allow: /api/files/',
    // Programs that plan a trip read which days are free.
    'Allow: /api/cabins',
    'Allow: /api/availability',
    'Allow: /api/openapi.json',
    'Disallow: /api/',
    'Disallow: /book/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Nothing in it is secret: signing in comes first. */
function adminManifest(site: Site) {
  const { brand } = site.facts
  return {
    ...webManifest(site),
    id: '/admin/',
    name: `${brand}: Admin`,
    short_name: brand,
    start_url: '/admin/dashboard',
    scope: '/admin/',
    display: 'standalone',
  }
}

function webManifest({ facts }: Site) {
  return {
    name: facts.property,
    short_name: facts.brand,
    description: facts.description,
    start_url: '/',
    display: 'browser',
    background_color: barColors[facts.palette].light,
    theme_color: barColors[facts.palette].app,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ...(facts.mark ? [] : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]),
    ],
  }
}
