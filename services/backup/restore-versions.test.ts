import { sql, type Kysely } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '#store/migrate.ts'
import { migrations } from '#store/migrations.ts'
import { schemaOf } from '#store/schema-version.ts'
import { allFiles, allRows, backupSites, fillSite } from '#tests/fixtures/backups.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import type { DatabaseKind } from '#tests/fixtures/databases.ts'
import { backUp } from './backup.ts'
import { archiveSource } from './sources.ts'
import { restore } from './restore.ts'

const { place, newSite } = backupSites()
const kinds: DatabaseKind[] = ['SQLite', 'PostgreSQL']
const newer = '9999-newer'

/** Adds a migration that capitalizes every title and adds a column. */
function update(): void {
  onTestFinished(downdate)
  migrations[newer] = {
    async up(db: Kysely<unknown>) {
      await sql`alter table reviews add column mood text not null default 'glad'`.execute(db)
      await sql`update reviews set review_title = upper(review_title)`.execute(db)
      await sql`create table moods (id text primary key)`.execute(db)
    },
  }
}

function downdate(): void {
  delete migrations[newer]
}

describe.each(kinds)('on %s', (kind) => {
  test('a backup of an older version is restored and migrated to this one', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    update()
    const other = await newSite(kind, 'a folder', { isMigrated: false })
    await restore(other, archiveSource(place.archive), { replace: false })

    const [before, after] = [await allRows(site.db), await allRows(other.db)]
    expect(await schemaOf(other.db)).toBe(newer)
    expect(after).toEqual({
      ...before,
      moods: [],
      reviews: before['reviews']?.map((review) => ({
        ...review,
        reviewTitle: 'QUIET MORNINGS',
        mood: 'glad',
      })),
    })
    expect(await allFiles(other.storage)).toEqual(await allFiles(site.storage))
    expect((await storeContest(other.db, { status: 'draft' })).id).toBe(2)
  })

  test('a backup is rejected if the tables are newer than this program, and changes nothing', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    update()
    const other = await newSite(kind)
    downdate()
    for (const replace of [false, true]) {
      const restoring = restore(other, archiveSource(place.archive), { replace })
      await expect(restoring).rejects.toThrow(/9999-newer.*cannot be downgraded/)
    }
    expect(await schemaOf(other.db)).toBe(newer)
    expect(await allFiles(other.storage)).toEqual(new Map())
  })

  test('a backup of a newer version is rejected, says so and creates no table', async () => {
    update()
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    downdate()
    const other = await newSite(kind, 'a folder', { isMigrated: false })
    const restoring = restore(other, archiveSource(place.archive), { replace: false })
    await expect(restoring).rejects.toThrow(
      /newer version of the site.*9999-newer.*with that version/,
    )
    expect(await schemaOf(other.db)).toBeUndefined()
  })

  test('if rows cannot be migrated nothing is changed', async () => {
    const site = await newSite(kind)
    await fillSite(site)
    await backUp(site, place.archive)
    update()
    migrations[newer] = { up: () => Promise.reject(new Error('broken')) }
    const other = await newSite(kind, 'a folder', { isMigrated: false })
    const restoring = restore(other, archiveSource(place.archive), { replace: false })
    await expect(restoring).rejects.toThrow('broken')
    expect(await schemaOf(other.db)).toBeUndefined()
    expect(await allFiles(other.storage)).toEqual(new Map())
  })

  test('tables of an older version are migrated before a backup of this one replaces their rows', async () => {
    const older = await newSite(kind)
    await fillSite(older)
    update()
    const site = await newSite(kind)
    await backUp(site, place.archive)
    await expect(restore(older, archiveSource(place.archive), { replace: false })).rejects.toThrow(
      'not empty',
    )
    expect(await schemaOf(older.db)).not.toBe(newer)
    await restore(older, archiveSource(place.archive), { replace: true })
    expect(await schemaOf(older.db)).toBe(newer)
    await migrate(older.db)
    expect(await allRows(older.db)).toEqual(await allRows(site.db))
  })
})
