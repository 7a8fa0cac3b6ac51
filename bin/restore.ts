// npm run restore -- FILE [--replace] or --from BACKUP_URL [--at TIME]: the site must be stopped.
import { resolve } from 'node:path'
import { ArchiveError } from '#integrations/archive/manifest.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { readEnvironment } from '#server/environment.ts'
import { restore } from '#services/backup/restore.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { openInstanceLock, isServed } from '#store/instance-lock.ts'
import { reportErrors } from './report-errors.ts'
import { restoreFromCopies } from './restore-from-copies.ts'
import { readArguments } from './setup/arguments.mjs'

const { values, positionals } = readArguments('restore')
const [file = ''] = positionals

await reportErrors(() =>
  values.from === undefined ? restoreFile() : restoreFromCopies(values.from, values.at),
)

async function restoreFile(): Promise<void> {
  const { database, uploads } = readEnvironment(process.env)
  if (await isServed(database)) {
    throw new ArchiveError('The site is running on this database. Stop it, then restore.')
  }
  const db = await openDatabase(database)
  // Keeps a site from starting meanwhile.
  const lock = database.url ? undefined : openInstanceLock(database.file)
  lock?.takeAlone()
  try {
    const deps = { db, storage: createStorage(uploads) }
    const { createdAt, isRepeated } = await restore(deps, resolve(file), values)
    if (isRepeated) console.log('An earlier restore was interrupted; this one started over.')
    console.log(`Restored to ${createdAt}. Sign in again once the site runs.`)
  } finally {
    await closeDatabase(db)
    lock?.release()
  }
}
