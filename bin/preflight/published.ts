import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Albums } from '#contracts/pictures.ts'
import type { Finding } from '#services/preflight/finding.ts'
import type { RawDocuments } from '#services/site/parse-site.ts'
import type { Site } from '#services/site/site.ts'
import { createSiteSource } from '#services/site-editing/site-source.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { cabinsWithFeeds } from '#store/cabins/cabin-feeds.ts'
import { listConfirmations } from '#store/launch/confirmations.ts'
import { migrationsOf } from '#store/migrate.ts'
import { rowsOf, type PortableTable, type Row } from '#store/portable-tables.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** What makes a page of a new database show what is published in another. */
export type PublishedRows = ReadonlyMap<PortableTable, readonly Row[]>

/** What the owner has published and confirmed in the browser. */
export interface Published {
  /** Null if the documents have mistakes. */
  site: Site | null
  rows: PublishedRows
  confirmed: readonly string[]
  /** Ids of the cabins with calendars given in the browser. */
  withFeeds: readonly string[]
  findings: readonly Finding[]
}

export const nothingPublished: Published = {
  site: null,
  rows: new Map(),
  confirmed: [],
  withFeeds: [],
  findings: [],
}

const tables = [
  'addedCabins',
  'retiredCabins',
  'siteRevisions',
  'sitePictures',
] as const satisfies PortableTable[]

/** Reads the site's database if there is one, beside a running site or not, and changes nothing. */
export async function readPublished(
  env: Variables,
  shipped: { site: Site; written: RawDocuments },
  albums: Albums,
): Promise<Published> {
  const asShipped = { ...nothingPublished, site: shipped.site }
  const file = join(resolve(env['DATA_DIR'] || 'data'), 'cabins.sqlite')
  const url = env['DATABASE_URL'] || undefined
  if (!url && !existsSync(file)) return asShipped
  let db: Database | undefined
  try {
    db = await openDatabase({ url, file })
    const { missing, unknown } = await migrationsOf(db)
    if (missing.length > 0 || unknown.length > 0) {
      return { ...asShipped, findings: [unread('its tables are of another version')] }
    }
    return await publishedIn(db, shipped, albums)
  } catch {
    return { ...asShipped, findings: [unread('the database cannot be opened')] }
  } finally {
    if (db) await closeDatabase(db)
  }
}

async function publishedIn(
  db: Database,
  shipped: { site: Site; written: RawDocuments },
  albums: Albums,
): Promise<Published> {
  const { site, refresh } = createSiteSource(db, shipped, albums)
  await refresh()
  const confirmations = await listConfirmations(db)
  const rows = new Map<PortableTable, readonly Row[]>()
  for (const table of tables) rows.set(table, await Array.fromAsync(rowsOf(db, table)))
  return {
    site,
    rows,
    confirmed: confirmations.map(({ what }) => what),
    withFeeds: [...(await cabinsWithFeeds(db))],
    findings: [],
  }
}

function unread(why: string): Finding {
  return { what: `what is published in the browser is not read: ${why}`, where: 'npm run doctor' }
}
