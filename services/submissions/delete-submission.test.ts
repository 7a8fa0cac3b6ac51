import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { deleteSubmission } from './submissions.ts'

const locate = databaseLocator('SQLite')

test('the words of a deleted entry are gone from every file of the open database', async () => {
  const { file } = await locate({ isMigrated: false })
  const db = await openDatabase({ file })
  onTestFinished(() => closeDatabase(db))
  await migrate(db)
  const { id: contestId } = await storeContest(db)
  const words = 'never-to-be-found-again'
  const id = await storeSubmission(db, { contestId, description: words }, ['approved'])
  const holdWords = async () => {
    const contents = [file, `${file}-wal`].map((path) =>
      readFile(path).catch(() => Buffer.alloc(0)),
    )
    return (await Promise.all(contents)).map((content) => content.includes(words))
  }
  expect(await holdWords()).toContain(true)

  await deleteSubmission(testDependencies(db), id)

  expect(await holdWords()).toEqual([false, false])
})
