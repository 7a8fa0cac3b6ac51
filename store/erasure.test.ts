import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { eraseDeleted } from './erasure.ts'
import { migrate } from './migrate.ts'

const words = 'never-to-be-found-again'
const locate = databaseLocator('SQLite')

/** A database containing the words; `placesOfWords` searches its raw files. */
async function newDatabase() {
  const { file } = await locate({ isMigrated: false })
  const open = async () => {
    const database = await openDatabase({ file })
    onTestFinished(() => closeDatabase(database))
    return database
  }
  const database = await open()
  await migrate(database)
  await storeReview(database, { reviewText: words })
  const placesOfWords = async () => {
    const holds = async (path: string) =>
      (await readFile(path).catch(() => Buffer.alloc(0))).includes(words)
    return { file: await holds(file), log: await holds(`${file}-wal`) }
  }
  return { database, open, placesOfWords }
}

test('deleted words are gone from the file of a closed database', async () => {
  const { database, open, placesOfWords } = await newDatabase()
  await closeDatabase(database)
  expect(await placesOfWords()).toEqual({ file: true, log: false })

  const again = await open()
  await again.deleteFrom('reviews').execute()
  await closeDatabase(again)
  expect(await placesOfWords()).toEqual({ file: false, log: false })
})

test('words deleted and erased are gone from all files of an open database', async () => {
  const { database, placesOfWords } = await newDatabase()
  await database.deleteFrom('reviews').execute()
  expect((await placesOfWords()).log).toBe(true)

  expect(await eraseDeleted(database)).toBe(true)
  expect(await placesOfWords()).toEqual({ file: false, log: false })
  expect((await sql`pragma busy_timeout`.execute(database)).rows).toEqual([{ timeout: 0 }])
})

test('nothing is erased while another process reads, and the wait is short', async () => {
  const { database, open, placesOfWords } = await newDatabase()
  const reader = await open()
  await reader.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    await connection.selectFrom('reviews').select('id').execute()
    await database.deleteFrom('reviews').execute()
    const started = performance.now()
    expect(await eraseDeleted(database)).toBe(false)
    expect(performance.now() - started).toBeLessThan(5000)
    await sql`commit`.execute(connection)
  })
  expect(await eraseDeleted(database)).toBe(true)
  expect(await placesOfWords()).toEqual({ file: false, log: false })
})
