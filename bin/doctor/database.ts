import { existsSync } from 'node:fs'
import { isServed } from '#store/instance-lock.ts'
import { openDatabase, proveWritable, type Database } from '#store/database.ts'
import type { DatabaseLocation } from '#store/database.ts'
import { findDamage } from '#store/integrity.ts'
import { migrationsOf } from '#store/migrate.ts'
import { about, type Finding } from '#services/doctor/finding.ts'

const { fine, broken } = about('database')

export interface OpenedDatabase {
  /** Null if it cannot be opened. */
  db: Database | null
  findings: Finding[]
}

/** Opens the database, and never makes one. */
export async function openExisting(location: DatabaseLocation): Promise<OpenedDatabase> {
  const place = location.url ? 'at DATABASE_URL' : location.file
  if (!location.url && !existsSync(location.file)) {
    const toDo = 'Check DATA_DIR, and start the site once if it is new.'
    return { db: null, findings: [broken(`there is none: ${place}`, toDo)] }
  }
  try {
    return { db: await openDatabase(location), findings: [] }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
    const toDo = location.url
      ? 'Check that PostgreSQL runs and that DATABASE_URL is right.'
      : 'The file is damaged or not readable by this user. Restore the last backup (docs/backups.md).'
    return { db: null, findings: [broken(`cannot be opened: ${place} (${code})`, toDo)] }
  }
}

export async function checkDatabase(db: Database, location: DatabaseLocation): Promise<Finding[]> {
  const findings: Finding[] = []
  const damage = await findDamage(db)
  findings.push(
    ...damage.map((what) =>
      broken(what, 'Stop the site and restore the last backup (docs/backups.md).'),
    ),
  )
  const canWrite = await proveWritable(db).then(
    () => true,
    () => false,
  )
  if (!canWrite) {
    const toDo = 'Free space on its disk, and check that this user may write there.'
    findings.push(broken('cannot be written', toDo))
  }
  if (findings.length > 0) return findings
  const isRunning = await isServed(location, 1000)
  return [fine(`intact and writable; the site is ${isRunning ? 'running' : 'not running'}`)]
}

/** The tables against this release. */
export async function checkSchema(db: Database): Promise<Finding[]> {
  const schema = about('tables')
  const { missing, unknown, newest } = await migrationsOf(db)
  if (unknown.length > 0) {
    const toDo = 'Run the newer version, or restore the backup from before the update.'
    return [schema.broken(`of a newer version: ${unknown.join(', ')}`, toDo)]
  }
  if (missing.length > 0) {
    const toDo = 'Start this version of the site: it migrates them.'
    return [schema.warning(`not yet migrated: ${missing.join(', ')}`, toDo)]
  }
  return [schema.fine(`as this version expects (${newest})`)]
}
