import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readEnvironment } from '#server/environment.ts'
import { openSite } from '#server/site.ts'
import { everyPage } from '#server/pages/every-page.ts'
import type { PublishedRows } from './published.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { insertRows } from '#store/portable-tables.ts'
import type { Page } from '#services/preflight/page.ts'

/**
 * Every public page of the built site, rendered by the site itself on a database in a temporary
 * folder that has nothing but what is published. It neither listens nor connects. Throws `StartError` if the site is not built
 * or a page fails.
 */
export async function renderPages(
  given: { PUBLIC_URL?: string | undefined; CONTENT_DIR?: string | undefined } = {},
  published: PublishedRows = new Map(),
): Promise<Page[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cabins-preflight-'))
  try {
    await storePublished(folder, published)
    const app = await openSite(
      readEnvironment({
        ...given,
        DATA_DIR: folder,
        ADMIN_PASSWORD: randomUUID(),
        LOG_LEVEL: 'silent',
      }),
    )
    try {
      return await everyPage(app)
    } finally {
      await app.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function storePublished(folder: string, published: PublishedRows): Promise<void> {
  const db = await openDatabase({ file: join(folder, 'cabins.sqlite') })
  try {
    await migrate(db)
    for (const [table, rows] of published) {
      for (const row of rows) await insertRows(db, table, [row])
    }
  } finally {
    await closeDatabase(db)
  }
}
