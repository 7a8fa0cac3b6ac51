import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Albums } from '#contracts/pictures.ts'
import { whatIsLeft } from '#services/launch/launch.ts'
import { launchFindings, type LaunchGroup, type Left } from '#services/preflight/launch-findings.ts'
import { settingsLeft } from '#services/preflight/settings.ts'
import { createSiteSource } from '#services/site-editing/site-source.ts'
import type { RawDocuments } from '#services/site/parse-document.ts'
import type { Site } from '#services/site/site.ts'
import {
  closeDatabase,
  openDatabase,
  type Database,
  type DatabaseLocation,
} from '#store/database.ts'
import { migrationsOf } from '#store/migrate.ts'

type Variables = Readonly<Record<string, string | undefined>>

interface Shipped {
  site: Site
  written: RawDocuments
  albums: Albums
}

/**
 * What is left of the documents as shipped, with what the owner has published and confirmed in the
 * browser. Reads the site's database if there is one, beside a running site or not, and changes
 * nothing. `leftOutOf`: photographs that no page shows.
 */
export async function leftOf(
  env: Variables,
  shipped: Shipped,
  leftOutOf: (site: Site) => Promise<Left[]>,
): Promise<LaunchGroup[]> {
  const { albums } = shipped
  const settings = settingsLeft(env)
  const file = join(resolve(env['DATA_DIR'] || 'data'), 'cabins.sqlite')
  const url = env['DATABASE_URL'] || undefined
  const opened = url || existsSync(file) ? await openPublished({ url, file }) : {}
  if (!opened.db) {
    const { site } = shipped
    const found = { unread: opened.unread ?? [], leftOut: await leftOutOf(site) }
    const ids = site.cabins.map(({ id }) => id)
    return launchFindings({ site, albums, confirmed: [], settings: settings(ids), ...found })
  }
  try {
    const { site, refresh } = createSiteSource(opened.db, shipped, albums)
    await refresh()
    const leftOut = await leftOutOf(site)
    return await whatIsLeft({ db: opened.db, site, albums }, { settings, leftOut })
  } finally {
    await closeDatabase(opened.db)
  }
}

async function openPublished(
  location: DatabaseLocation,
): Promise<{ db?: Database; unread?: Left[] }> {
  try {
    const db = await openDatabase(location)
    const { missing, unknown } = await migrationsOf(db)
    if (missing.length + unknown.length === 0) return { db }
    await closeDatabase(db)
    return unread('its tables are of another version')
  } catch {
    return unread('the database cannot be opened')
  }
}

function unread(why: string): { unread: Left[] } {
  const what = `what is published in the browser is not read: ${why}`
  return { unread: [{ what, where: 'npm run doctor' }] }
}
