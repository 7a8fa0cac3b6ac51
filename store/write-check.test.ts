import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { isUnwritable, proveWritable } from './database.ts'
import { makeReadOnly } from '#tests/fixtures/read-only.ts'

describeOnEachDatabase('checking whether a database is writable', (open) => {
  test('leaves nothing behind unless told to keep it', async () => {
    const db = await open()
    await proveWritable(db)
    expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
    await proveWritable(db, { keep: true })
    await proveWritable(db, { keep: true })
    expect(await db.selectFrom('jobs').select('kind').execute()).toHaveLength(1)
  })

  test('detects a read-only database', async () => {
    const db = await open()
    await makeReadOnly(db)
    await sql`select 1`.execute(db)
    const error: unknown = await proveWritable(db).catch((thrown: unknown) => thrown)
    expect(isUnwritable(error)).toBe(true)
  })
})
