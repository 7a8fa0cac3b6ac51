import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { StorageError } from '#integrations/storage/index.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { keysIn } from '#tests/fixtures/storage.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { makeNextVariants, never, photo, withFiles } from '#tests/fixtures/variants.ts'
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

describeOnEachDatabase('an entry that is deleted while its pictures are made', (open) => {
  test('leaves no picture behind', async () => {
    const { deps, deleteEntry } = await withEntry(await open())
    const { media } = deps
    deps.media = {
      ...media,
      encode: async (...file) => {
        const made = await media.encode(...file)
        await deleteEntry()
        return made
      },
    }
    expect(await makeNextVariants(deps, never)).toBe('deleted')
    expect(await keysIn(deps.storage, 'files/')).toEqual([])
    expect(await makeNextVariants(deps, never)).toBe('nothing')
  })

  test.each(['a failure', 'the site stops'])(
    'leaves none of those that were stored before %s',
    async (what) => {
      const stopping = new AbortController()
      const { deps, deleteEntry } = await withEntry(await open())
      const { storage } = deps
      const puts: string[] = []
      deps.storage = {
        ...storage,
        put: async (key, ...content) => {
          if (puts.push(key) === 1) return storage.put(key, ...content)
          await deleteEntry()
          if (what === 'the site stops') stopping.abort()
          throw new StorageError('away')
        },
      }
      expect(await makeNextVariants(deps, stopping.signal)).toBe('deleted')
      expect(puts).toHaveLength(2)
      expect(await keysIn(storage, 'files/')).toEqual([])
    },
  )
})

async function withEntry(db: Database) {
  const { deps, stored } = await withFiles(db, await photo())
  const [file] = await stored()
  return { deps, deleteEntry: () => deleteSubmission(deps, file?.submissionId ?? '') }
}
