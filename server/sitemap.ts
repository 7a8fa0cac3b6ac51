import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { webpUrl } from '#content/pictures/url.ts'
import { isOn } from '#contracts/features.ts'
import { guideIdIn } from '#contracts/guides.ts'
import { limits } from '#contracts/limits.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { listedPages } from '#services/site/guides.ts'
import { albumOf } from '#services/site/site.ts'
import { listPublicSubmissions } from '#services/submissions/submissions.ts'
import { listEvents } from '#services/events/events.ts'
import { lastPublished } from '#services/site-editing/last-published.ts'
import { countReviewPages } from '#services/reviews/reviews.ts'

export type SitemapDeps = Pick<
  Dependencies,
  'db' | 'clock' | 'calendar' | 'site' | 'siteSource' | 'albums'
>

export interface BuiltFiles {
  clientDirectory: string
}

/** The album a page shows. */
const albums: Readonly<Record<string, string>> = {
  '/': 'home-hero',
  '/plan-event': 'plan-event',
  '/group-booking': 'group-booking',
  '/things-to-do': 'things-to-do',
  '/about': 'about',
}

const policies = {
  '/privacy-policy': 'policies/privacy',
  '/terms-of-service': 'policies/terms',
  '/cancellation-policy': 'policies/cancellation',
} as const

/** Pages that change with guests' and calendar data, so the build date would be misleading. */
const changing: readonly string[] = ['/', '/reviews', '/events', '/contest', '/contest/gallery']

/**
 * The pages search engines may list, with their pictures. Includes only coming, real events: past
 * ones keep their pages but are not listed, and samples never are.
 */
export async function sitemapEntries(deps: SitemapDeps, files: BuiltFiles): Promise<Entry[]> {
  const built = (await stat(join(files.clientDirectory, 'assets'))).mtime.toISOString()
  const { facts } = deps.site
  const { every, pages: published } = await lastPublished(deps)
  const latest = (path: string, other: string) =>
    [other, every, published.get(path) ?? ''].toSorted().at(-1)
  const known: Entry[] = listedPages(deps.site).map((path) => {
    const other = lastmodOf(path, built, deps)
    return { path, lastmod: other && latest(path, other) }
  })
  const rentals = deps.site.cabins.map(({ id, slug }) => {
    const path = `/cabins/${slug}`
    return { path, lastmod: latest(path, built), images: albumOf(deps, id).map(webpUrl) }
  })
  const pages = await Promise.all(
    known.map(async (entry) => ({ ...entry, images: await imagesOf(entry.path, deps) })),
  )
  const events = listEvents(deps)
    .list.items.filter(({ isSample }) => !isSample)
    .map(({ id }) => ({ path: `/events/${id}` }))
    .filter(({ path }) => isOn(facts, path))
  return [...pages, ...rentals, ...(await laterReviews(deps)), ...events]
}

function lastmodOf(path: string, built: string, { site }: SitemapDeps): string | undefined {
  if (path in policies) {
    return dayOf(site.document(policies[path as keyof typeof policies]).lastUpdated)
  }
  return changing.includes(path) ? undefined : built
}

/** 'May 23, 2024' as '2024-05-23'. */
function dayOf(text: string): string {
  return new Date(`${text} UTC`).toISOString().slice(0, 10)
}

async function laterReviews(deps: SitemapDeps): Promise<Entry[]> {
  const pages = await countReviewPages(deps)
  return Array.from({ length: pages - 1 }, (_, index) => ({ path: `/reviews?page=${index + 2}` }))
}

async function imagesOf(path: string, deps: SitemapDeps) {
  if (path === '/contest/gallery') return galleryImages(deps)
  const isGuide = deps.site.facts.guides.some(({ to }) => to === path)
  const album = isGuide ? guideIdIn(path) : albums[path]
  return album === undefined ? [] : albumOf(deps, album).map(webpUrl)
}

/** Public pictures of guests, newest first. */
async function galleryImages(deps: SitemapDeps): Promise<string[]> {
  const { submissions } = await listPublicSubmissions(deps, { limit: limits.pageSizeMax })
  return submissions
    .flatMap(({ files }) => files)
    .filter(({ mimetype, isReady }) => isReady && mimetype.startsWith('image/'))
    .map(({ url }) => `${url}?variant=large`)
}

interface Entry {
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
