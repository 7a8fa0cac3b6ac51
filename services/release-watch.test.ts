import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { releaseWatchWork } from './release-watch.ts'

const open = databaseOpener()
const { signal } = new AbortController()

test('a release goes on until a newer one has changed the tables in a way it cannot work with', async () => {
  const db = await open()
  const end = vi.fn()
  const { round } = releaseWatchWork({ db }, end)

  expect(await round(signal)).toBe(true)
  expect(end).not.toHaveBeenCalled()

  await sql`update release_marks set oldest_schema = '9999-later'`.execute(db)
  expect(await round(signal)).toBe(false)
  expect(end).toHaveBeenCalledOnce()
})
