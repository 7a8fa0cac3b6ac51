import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { putConfirmation } from '#store/launch/confirmations.ts'
import { migrate } from '#store/migrate.ts'
import { insertRevision } from '#store/site/revisions.ts'
import { instantToText } from '#store/values.ts'
import { writtenProperty } from '#tests/fixtures/property.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { leftOf } from './published.ts'

async function dataFolder() {
  const folder = await newTemporaryFolder('cabins-published-')
  onTestFinished(() => folder.remove())
  return { DATA_DIR: folder.path, file: join(folder.path, 'cabins.sqlite') }
}

async function leftIn(env: { DATA_DIR: string }): Promise<string[]> {
  const groups = await leftOf(env, { ...writtenProperty, albums: new Map() }, async () => [])
  return groups.flatMap(({ findings }) => findings.map(({ what }) => what))
}

test('what is published in the browser counts, and what was confirmed', async () => {
  const { file, ...env } = await dataFolder()
  const db = await openDatabase({ file })
  await migrate(db)
  const at = Temporal.Instant.from('2025-06-01T12:00:00Z')
  const value = JSON.stringify({ email: 'stay@blueheron.com' })
  const published = { author: 'owner', createdAt: at, publishedAt: instantToText(at) }
  await insertRevision(db, { ...published, document: 'facts', value })
  await putConfirmation(db, { what: 'our story', by: 'owner', at })
  await closeDatabase(db)

  const left = await leftIn(env)
  expect(left).toContain('advertised rating')
  expect(left).not.toContain('our story')
  expect(left).not.toContain('email address')
})

test('without a database the documents count as they are, and none is made', async () => {
  const { file, ...env } = await dataFolder()
  expect(await leftIn(env)).toEqual(expect.arrayContaining(['our story', 'email address']))
  expect(existsSync(file)).toBe(false)
})

test('a database of another version is named instead of being read wrongly', async () => {
  const { file, ...env } = await dataFolder()
  await closeDatabase(await openDatabase({ file }))
  const left = await leftIn(env)
  expect(left).toContainEqual(expect.stringContaining('another version'))
  expect(left).toContain('our story')
})
