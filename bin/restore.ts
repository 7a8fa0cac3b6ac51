// npm run restore -- FILE [--replace]: puts a backup back; the site must be stopped.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ArchiveError } from '#integrations/archive/index.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { readEnvironment } from '#server/environment.ts'
import { restore } from '#services/restore.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'

const environment = readEnvironment(process.env)
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})
const [file] = positionals
const db = await openDatabase(environment.database)
try {
  if (!file) throw new ArchiveError('Name the file to read: npm run restore -- FILE')
  await migrate(db)
  const parts = { db, storage: createStorage(environment.uploads) }
  const { createdAt } = await restore(parts, resolve(file), values)
  console.log(`Everything is as it was at ${createdAt}. Sign in again when the site runs.`)
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await closeDatabase(db)
}
