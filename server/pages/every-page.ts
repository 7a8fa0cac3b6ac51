import type { FastifyInstance } from 'fastify'
import { unlistedPages } from '#content/pages.ts'
import { type Page, PageFailedError } from '#services/preflight/page.ts'

/** Every public page as guests get it. Throws `PageFailedError`. */
export async function everyPage(app: Pick<FastifyInstance, 'inject'>): Promise<Page[]> {
  const pages: Page[] = []
  for (const path of [...(await listedPaths(app)), ...unlistedPages, '/no-such-page']) {
    const { statusCode, body } = await app.inject(path)
    if (statusCode >= 500) throw new PageFailedError(path)
    pages.push({ path, html: body })
  }
  return pages
}

async function listedPaths(app: Pick<FastifyInstance, 'inject'>): Promise<string[]> {
  const { body } = await app.inject('/sitemap.xml')
  return pathsIn(body)
}

/** The paths of all pages in a sitemap, with their queries. */
export function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}
