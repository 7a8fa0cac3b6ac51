import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { unlistedPages } from '#content/pages.ts'
import { readEnvironment } from '#server/environment.ts'
import { openSite } from '#server/site.ts'
import { StartError } from '#server/start-error.ts'

/** A page as guests get it. */
export interface Page {
  path: string
  html: string
}

/**
 * Every public page of the built site, rendered by the site itself on an empty database in a
 * temporary folder. It neither listens nor connects. Throws `StartError` if the site is not built
 * or a page fails.
 */
export async function renderPages(
  given: { PUBLIC_URL?: string | undefined; CONTENT_DIR?: string | undefined } = {},
): Promise<Page[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cabins-preflight-'))
  try {
    const app = await openSite(
      readEnvironment({
        ...given,
        DATA_DIR: folder,
        ADMIN_PASSWORD: randomUUID(),
        LOG_LEVEL: 'silent',
      }),
    )
    try {
      return await pagesOf(app)
    } finally {
      await app.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function pagesOf(app: FastifyInstance): Promise<Page[]> {
  const pages: Page[] = []
  for (const path of [...(await listedPaths(app)), ...unlistedPages, '/no-such-page']) {
    const { statusCode, body } = await app.inject(path)
    if (statusCode >= 500) throw new StartError(`The page ${path} cannot be made.`)
    pages.push({ path, html: body })
  }
  return pages
}

async function listedPaths(app: FastifyInstance): Promise<string[]> {
  const { body } = await app.inject('/sitemap.xml')
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}
