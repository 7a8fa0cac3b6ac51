import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const words = 'never-to-be-found-again'

test('what was deleted is gone from the file of a closed database', async () => {
  const folder = await newTemporaryFolder('cabins-erasure-')
  onTestFinished(() => folder.remove())
  const file = join(folder.path, 'cabins.sqlite')
  const database = await openDatabase({ file })
  await migrate(database)
  await storeReview(database, { reviewText: words })
  const isKept = async () => (await readFile(file)).includes(words)
  await closeDatabase(database)
  expect(await isKept()).toBe(true)

  const again = await openDatabase({ file })
  await again.deleteFrom('reviews').execute()
  await closeDatabase(again)

  expect(await isKept()).toBe(false)
})
