import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import { siteOn } from '#tests/fixtures/site.ts'
import { closeDatabase, openDatabase, type Database, type DatabaseLocation } from './database.ts'
import { migrate, migrationsOf } from './migrate.ts'
import { presentTables, rowsOf } from './portable-tables.ts'

// Made by tests/fixtures/releases/keep.ts.
const folder = new URL('../tests/fixtures/releases/', import.meta.url)
const releases = readdirSync(folder)
  .filter((name) => name.endsWith('.sqlite.gz'))
  .map((name) => name.replace('.sqlite.gz', ''))
const pages = ['/', '/cabins', '/reviews', '/contest', '/events', '/about']

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  const locate = databaseLocator(kind)

  test.each(releases)(
    'the database of release %s is migrated, keeps every row and serves the site',
    async (release) => {
      const location = await locate({ isMigrated: false })
      await (kind === 'SQLite' ? layFile(location, release) : loadInto(location, release))
      const db = await openDatabase(location)
      onTestFinished(() => closeDatabase(db))
      // What feeds last said is not kept: the next reading says it again.
      const before = { ...(await everything(db)) }
      delete before['feedHealth']
      delete before['changedPages']
      expect(before['reviews']).toHaveLength(3)

      await migrate(db)

      expect((await migrationsOf(db)).missing).toEqual([])
      expect(await everything(db)).toMatchObject(before)
      const { app } = await siteOn(db)
      for (const page of pages) expect((await app.inject(page)).statusCode, page).toBe(200)
    },
  )
})

async function layFile({ file }: DatabaseLocation, release: string): Promise<void> {
  await writeFile(file, contentOf(`${release}.sqlite.gz`))
}

/** The dump of PostgreSQL's own program, without commands to its terminal. */
async function loadInto({ url }: DatabaseLocation, release: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    contentOf(`${release}.sql.gz`)
      .toString()
      .replace(/^\\.*$/gm, ''),
  )
  await client.end()
}

function contentOf(name: string): Buffer {
  return gunzipSync(readFileSync(new URL(name, folder)))
}

async function everything(db: Database): Promise<Record<string, Record<string, unknown>[]>> {
  const all: Record<string, Record<string, unknown>[]> = {}
  for (const table of await presentTables(db)) {
    // Once there was one for each cabin, without an id.
    const isKeyed = table !== 'cabinClosures'
    const closures = () => db.selectFrom('cabinClosures').selectAll().orderBy('cabin').execute()
    all[table] = isKeyed ? await Array.fromAsync(rowsOf(db, table)) : await closures()
  }
  const { rows } = await sql<{ all: number }>`select count(*) as "all" from reviews`.execute(db)
  expect(rows[0]?.all).toBe(all['reviews']?.length)
  return all
}
