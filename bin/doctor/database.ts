import { existsSync } from 'node:fs'
import { openDatabase, type Database, type DatabaseLocation } from '#store/database.ts'
import type { Line } from './report.ts'

export interface OpenedDatabase {
  /** Null if it cannot be opened. */
  db: Database | null
  lines: Line[]
}

/** Opens the database, and never makes one. */
export async function openExisting(location: DatabaseLocation): Promise<OpenedDatabase> {
  const place = location.url ? 'at DATABASE_URL' : location.file
  if (!location.url && !existsSync(location.file)) {
    const toDo = 'Check DATA_DIR, and start the site once if it is new.'
    return failed(`there is none: ${place}`, toDo)
  }
  try {
    return { db: await openDatabase(location), lines: [] }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
    const toDo = location.url
      ? 'Check that PostgreSQL runs and that DATABASE_URL is right.'
      : 'The file is damaged or not readable by this user. Restore the last backup (docs/backups.md).'
    return failed(`cannot be opened: ${place} (${code})`, toDo)
  }
}

function failed(what: string, toDo: string): OpenedDatabase {
  return { db: null, lines: [{ check: 'database', state: 'broken', what, toDo }] }
}
