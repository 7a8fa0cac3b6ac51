import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { putConfirmation } from '#store/launch/confirmations.ts'
import { migrate } from '#store/migrate.ts'
import { propertyFolder, writtenProperty } from '#tests/fixtures/property.ts'
import { storeRevision } from '#tests/fixtures/site-editing.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { renderPages } from './pages.ts'
import { readPublished } from './published.ts'

async function dataFolder() {
  const folder = await newTemporaryFolder('cabins-published-')
  onTestFinished(() => folder.remove())
  return { DATA_DIR: folder.path, file: join(folder.path, 'cabins.sqlite') }
}

test('what is published in the browser counts, on the pages too, and what was confirmed', async () => {
  const { file, ...env } = await dataFolder()
  const db = await openDatabase({ file })
  await migrate(db)
  await storeRevision(db)
  const at = Temporal.Instant.from('2025-06-01T12:00:00Z')
  await putConfirmation(db, { what: 'our story', by: 'owner', at })
  await closeDatabase(db)

  const { site, rows, confirmed, findings } = await readPublished(env, writtenProperty, new Map())
  expect(site?.document('about').lead).toBe('Told by the owner.')
  expect([confirmed, findings]).toEqual([['our story'], []])
  const pages = await renderPages({ CONTENT_DIR: propertyFolder }, rows)
  expect(pages.find(({ path }) => path === '/about')?.html).toContain('Told by the owner.')
})

test('without a database the documents count as they are, and none is made', async () => {
  const { file, ...env } = await dataFolder()
  const { site, findings } = await readPublished(env, writtenProperty, new Map())
  expect([site, findings]).toEqual([writtenProperty.site, []])
  expect(existsSync(file)).toBe(false)
})

test('a database of another version is named instead of being read wrongly', async () => {
  const { file, ...env } = await dataFolder()
  await closeDatabase(await openDatabase({ file }))
  const { findings } = await readPublished(env, writtenProperty, new Map())
  expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining('another version')])
})
