import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import {
  closeDatabase,
  inTransaction,
  openDatabase,
  pingDatabase,
  proveWritable,
} from './database.ts'
import { Reachability } from './reachability.ts'

const locate = databaseLocator('SQLite')

async function served() {
  const { file } = await locate({ isMigrated: true })
  // Its two seconds pass in a tenth.
  const reachability = new Reachability(() => performance.now() * 10)
  const db = await openDatabase({ file }, 'cabins site', reachability)
  onTestFinished(() => closeDatabase(db))
  reachability.watch()
  return { file, reachability, db }
}

function lock(file: string) {
  const other = new SQLite(file)
  onTestFinished(() => void other.close())
  other.exec('begin immediate')
  return () => other.exec('rollback')
}

const writes = {
  'a transaction': (db) => proveWritable(db),
  'a single statement': (db) => db.deleteFrom('jobs').execute(),
} satisfies Record<string, (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<unknown>>

test.each(Object.entries(writes))(
  '%s waits for the lock of another program without blocking the thread',
  async (_, write) => {
    const { file, db } = await served()
    const unlock = lock(file)
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
      if (turns === 5) unlock()
    }, 10)
    await write(db)
    clearInterval(counting)
    expect(turns).toBeGreaterThanOrEqual(5)
  },
)

test('a lock that lasts makes writes fail at once while reads go on, until it is released', async () => {
  const { file, db, reachability } = await served()
  const unlock = lock(file)
  await expect(proveWritable(db)).rejects.toThrow('database is locked')
  expect(reachability.isDown).toBe(true)
  const since = performance.now()
  for (const write of Object.values(writes)) {
    await expect(write(db)).rejects.toThrow('database is locked')
  }
  await pingDatabase(db)
  expect(performance.now() - since).toBeLessThan(1000)
  expect(reachability.isDown).toBe(true)
  unlock()
  await proveWritable(db)
  expect(reachability.isDown).toBe(false)
})

const lost = 'the database file was removed or replaced'

const losses = {
  removed: (file) => rm(dirname(file), { recursive: true }),
  replaced: async (file) => {
    await rename(dirname(file), `${dirname(file)}-before`)
    await mkdir(dirname(file))
    await writeFile(file, '')
  },
  'without its log': (file) => rm(`${file}-wal`),
} satisfies Record<string, (file: string) => Promise<void>>

test.each(Object.entries(losses))(
  'nothing is acknowledged once the file is %s, not even what had begun',
  async (_, lose) => {
    const { file, db } = await served()
    onTestFinished(() => rm(`${dirname(file)}-before`, { recursive: true, force: true }))
    const begun = inTransaction(db, async (transaction) => {
      await transaction.deleteFrom('jobs').execute()
      await lose(file)
    })
    await expect(begun).rejects.toThrow(lost)
    for (const write of Object.values(writes)) {
      await expect(write(db)).rejects.toThrow(lost)
    }
    await pingDatabase(db)
  },
)

test('a folder that is back in its place is written again', async () => {
  const { file, db } = await served()
  await rename(dirname(file), `${dirname(file)}-before`)
  await expect(proveWritable(db)).rejects.toThrow(lost)
  await rename(`${dirname(file)}-before`, dirname(file))
  await proveWritable(db)
})
