import { open as openFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { fixedClock, systemClock } from '#integrations/clock.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import { cleanKey } from '#services/pictures/stored-files.ts'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { enter, photo, siteWithContest } from '#tests/fixtures/submissions-site.ts'
import { mail as outbox, uploads } from '#services/checks/of-data.ts'
import { damage, tables } from '#services/checks/of-installation.ts'
import { openExisting } from './examination.ts'
import { asking, opened, scratchFolder, stateOf } from '#tests/fixtures/doctor.ts'

vi.setConfig({ testTimeout: 90_000 })

const rest = { clock: systemClock, site: { facts: { timeZone: 'UTC' } }, hasMail: true }

describeOnEachDatabase('the doctor', (_open, kind) => {
  const locate = databaseLocator(kind)

  test('finds nothing wrong with a healthy database', async () => {
    const location = await locate({ isMigrated: true })
    const db = await opened(location)
    expect(stateOf(await asking(damage, { db, location }))).toEqual(['fine'])
    expect(stateOf(await asking(tables, { db }))).toEqual(['fine'])
    expect(stateOf(await asking(outbox, { db, ...rest }))).toEqual(['fine'])
  })

  test('says that tables are of a newer version, or not yet migrated', async () => {
    const db = await opened(await locate({ isMigrated: true }))
    const newest = sql`select max(name) from kysely_migration`
    await sql`update kysely_migration set name = '9999-later' where name = (${newest})`.execute(db)
    await sql`update release_marks set oldest_schema = '9999-later'`.execute(db)
    const [newer] = await asking(tables, { db })
    expect(newer).toMatchObject({ state: 'broken', what: 'of a newer version: 9999-later' })
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db)
    expect(stateOf(await asking(tables, { db }))).toEqual(['warning'])
  })

  test('finds mail that was tried in vain or given up', async () => {
    const db = await opened(await locate({ isMigrated: true }))
    const createdAt = systemClock.now().subtract({ hours: 2 })
    const mail = { kind: 'review', source: 'r', recipient: 'owner', fields: [] } as const
    await insertNotifications(db, [
      { ...mail, subject: 'one', createdAt },
      { ...mail, subject: 'two', createdAt },
    ])
    await db.updateTable('outbox').set({ attempts: 4 }).execute()
    await db.updateTable('outbox').set({ status: 'failed' }).where('subject', '=', 'two').execute()
    expect(stateOf(await asking(outbox, { db, ...rest }))).toEqual(['broken', 'warning'])
  })

  test('finds entries without their files, and files without an entry', async () => {
    const db = await opened(await locate({ isMigrated: true }))
    const site = await siteWithContest(db)
    const { files } = await enter(site, { files: [await photo()] })
    const { storage: stored } = site.deps
    const complete = await asking(uploads, { db, storage: stored, clock: systemClock })
    expect(stateOf(complete)).toEqual(['fine'])
    await stored.delete(cleanKey(files[0]?.id ?? ''))
    const [missing] = await asking(uploads, { db, storage: stored, clock: systemClock })
    expect(missing).toMatchObject({ state: 'broken', what: '1 photos and videos are missing' })
    await db.deleteFrom('uploads').execute()

    const root = await scratchFolder()
    const storage = createStorage({ kind: 'folder', folder: root })
    const look = () => asking(uploads, { db, storage, clock: systemClock })
    expect(stateOf(await look())).toEqual(['fine'])
    const file = join(root, 'picture')
    await writeFile(file, 'bytes')
    await storage.put('files/unknown', file, 'image/jpeg')
    // It may belong to an entry that is being sent.
    expect(stateOf(await look())).toEqual(['fine'])
    const later = fixedClock(systemClock.now().add({ hours: 2 }).toString())
    const [stray] = await asking(uploads, { db, storage, clock: later })
    expect(stray).toMatchObject({ state: 'warning', what: '1 stored files belong to nothing' })
  })
})

test('a database that is not there is broken, and is not made', async () => {
  const file = join(await scratchFolder(), 'cabins.sqlite')
  const { db, lines } = await openExisting({ file })
  expect({ db, states: stateOf(lines) }).toEqual({ db: null, states: ['broken'] })
  await expect(stat(file)).rejects.toThrow('ENOENT')
  const url = 'postgres://cabins:hunter2@127.0.0.1:1/cabins'
  const away = await openExisting({ url, file })
  expect(stateOf(away.lines)).toEqual(['broken'])
  expect(JSON.stringify(away.lines)).not.toContain('hunter2')
})

const locateFile = databaseLocator('SQLite')

// What lies in the middle of the file depends on its length.
test.each([46, 50])('damage in the middle of a file with %i mails is found', async (rows) => {
  const location = await locateFile({ isMigrated: true })
  const db = await openDatabase(location)
  const text = 'a long text '.repeat(500)
  const createdAt = systemClock.now()
  const mail = { kind: 'review', source: 'r', recipient: 'owner', subject: 's' } as const
  for (let row = 0; row < rows; row += 1) {
    await insertNotifications(db, [{ ...mail, fields: [['message', text]], createdAt }])
  }
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await closeDatabase(db)
  const { size } = await stat(location.file)
  const handle = await openFile(location.file, 'r+')
  await handle.write(Buffer.alloc(40_960, 0xaa), 0, 40_960, Math.floor(size / 8192) * 4096)
  await handle.close()
  const damaged = await openExisting(location)
  const findings = damaged.db ? await asking(damage, { db: damaged.db, location }) : damaged.lines
  if (damaged.db) await closeDatabase(damaged.db)
  expect(stateOf(findings)).toContain('broken')
})
