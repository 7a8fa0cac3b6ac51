import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createIncoming } from '#integrations/storage/incoming.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { openInstanceLock } from '#store/instance-lock.ts'
import { migrate, migrationsOf } from '#store/migrate.ts'
import { migrations } from '#store/migrations.ts'
import { additiveMigrations } from '#store/release-mark.ts'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { readEnvironment } from '../environment.ts'
import { openForSite } from './opening.ts'

const locatePostgres = databaseLocator('PostgreSQL')
let folder = ''

beforeEach(async () => {
  const temporary = await newTemporaryFolder('cabins-opening-')
  folder = join(temporary.path, 'data')
  return () => temporary.remove()
})

const place = () => {
  const environment = readEnvironment({ DATA_DIR: folder })
  const files = {
    storage: createStorage(environment.uploads),
    incoming: createIncoming(join(folder, 'incoming')),
  }
  return { environment, files, file: environment.database.file }
}

async function openAndClose() {
  const { environment, files } = place()
  const { close } = await openForSite(environment, files, 0)
  await close()
}

async function migratedDatabase() {
  const db = await openDatabase({ file: place().file })
  onTestFinished(() => closeDatabase(db))
  await migrate(db)
  return db
}

/** This program becomes a later release, until the test has finished. */
function later({ isAdditive = false } = {}): void {
  const up = async (database: Kysely<unknown>) => {
    await sql`alter table reviews add column mood text`.execute(database)
  }
  migrations['9999-later'] = { up }
  if (isAdditive) additiveMigrations.add('9999-later')
  onTestFinished(goBack)
}

function goBack(): void {
  delete migrations['9999-later']
  additiveMigrations.delete('9999-later')
}

/** As a later release does. */
async function migrateLater(db: Database, { isAdditive = false } = {}) {
  later({ isAdditive })
  await migrate(db)
  goBack()
}

describe('tables of another version', () => {
  test('are left alone while a site is running, and migrated once it has stopped', async () => {
    const db = await migratedDatabase()
    const older = openInstanceLock(place().file)
    expect(older.share()).toBe(true)
    later()

    await expect(openAndClose()).rejects.toThrow(/older version is running.+Stop it first/)
    expect((await migrationsOf(db)).missing).toEqual(['9999-later'])

    older.release()
    await openAndClose()
    expect((await migrationsOf(db)).missing).toEqual([])
  })

  test('that are newer are reported, with a remedy', async () => {
    const db = await migratedDatabase()
    await migrateLater(db)
    await expect(openAndClose()).rejects.toThrow(
      /newer version of the site: it has 9999-later, .+ Start the newer version\. .+restore the backup/,
    )
  })

  test('that keep older versions working are served, and left as they are', async () => {
    const db = await migratedDatabase()
    await migrateLater(db, { isAdditive: true })
    await openAndClose()
    expect(await sql`select mood from reviews`.execute(db)).toMatchObject({ rows: [] })
  })

  test('are migrated beside a running older version that can go on working', async () => {
    const db = await migratedDatabase()
    const older = openInstanceLock(place().file)
    onTestFinished(() => older.release())
    expect(older.share()).toBe(true)
    later({ isAdditive: true })

    await openAndClose()
    expect((await migrationsOf(db)).missing).toEqual([])
    expect(older.share()).toBe(true)
  })

  test('are left alone while an older version is connected to the server', async () => {
    const location = await locatePostgres({ isMigrated: true })
    const { url = '' } = location
    const older = await openDatabase(location, 'cabins site')
    onTestFinished(() => closeDatabase(older))
    later()
    const environment = readEnvironment({ DATA_DIR: folder, DATABASE_URL: url })

    const starting = openForSite(environment, place().files, 0)
    await expect(starting).rejects.toThrow(/older version is running.+Stop it first/)
    await closeDatabase(older)
    const { db, close } = await openForSite(environment, place().files)
    expect((await migrationsOf(db)).missing).toEqual([])
    await close()
  })

  test('may be served by two sites of this version that start at once', async () => {
    const opened = await Promise.all(
      [1, 2].map(() => openForSite(place().environment, place().files)),
    )
    await Promise.all(opened.map(({ close }) => close()))
    expect(opened).toHaveLength(2)
  })
})

describe('a restore', () => {
  test('that is in progress prevents a start', async () => {
    await openAndClose()
    const restoring = openInstanceLock(place().file)
    onTestFinished(() => restoring.release())
    restoring.takeAlone()
    await expect(openAndClose()).rejects.toThrow(/being restored.+by another process/)
  })
})

describe('an unwritable location prevents a start', () => {
  test('the database', async () => {
    const { url = '' } = await locatePostgres({ isMigrated: true })
    const db = await openDatabase({ url, file: '' })
    onTestFinished(() => closeDatabase(db))
    const name = sql.id(new URL(url).pathname.slice(1))
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(db)
    const environment = readEnvironment({ DATA_DIR: folder, DATABASE_URL: url })
    await expect(openForSite(environment, place().files, 0)).rejects.toThrow(
      /^The (database|tables) at DATABASE_URL cannot be .+ \(cannot execute .+ read-only/,
    )
  })

  test('the storage', async () => {
    await mkdir(folder)
    await writeFile(join(folder, 'uploads'), 'a file where the folder should be')
    await expect(openAndClose()).rejects.toThrow(/^The storage of uploads cannot be .+ \(/)
  })
})

describe('other users of the machine', () => {
  const openToOthers = 0o077
  async function open(path: string): Promise<string[]> {
    const names = await readdir(path, { recursive: true })
    const modes = await Promise.all(
      ['', ...names].map(async (name) => ({ name, mode: (await stat(join(path, name))).mode })),
    )
    return modes.filter(({ mode }) => (mode & openToOthers) !== 0).map(({ name }) => name)
  }

  test('cannot read anything the site creates, whatever the umask', async () => {
    const before = process.umask(0)
    onTestFinished(() => void process.umask(before))
    const { environment, files } = place()
    const { close } = await openForSite(environment, files, 0)
    const path = join(folder, 'picture')
    await writeFile(path, 'bytes', { mode: 0o600 })
    await files.storage.put('entries/ab/picture', path, 'image/jpeg')
    const arriving = await files.incoming.open()

    expect(await readdir(folder)).toEqual(
      expect.arrayContaining(['cabins.sqlite', 'cabins.sqlite-shm', 'cabins.sqlite-wal']),
    )
    expect(await open(folder)).toEqual([])
    await files.incoming.close(arriving)
    await close()
  })

  test('can no longer read what an earlier version left open', async () => {
    const { environment, files } = place()
    const picture = join(folder, 'uploads/entries/ab/picture')
    await mkdir(join(picture, '..'), { recursive: true })
    await writeFile(picture, 'bytes')
    await migratedDatabase()
    const paths = [environment.database.file, join(picture, '..'), picture, folder]
    for (const path of paths) await chmod(path, 0o755)

    const { close } = await openForSite(environment, files, 0)
    expect(await open(folder)).toEqual([])
    await close()
  })
})
