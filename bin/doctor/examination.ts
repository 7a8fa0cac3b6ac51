import { systemClock, type Clock } from '#integrations/clock.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { probesOf } from '#server/composition/machine.ts'
import { EnvironmentError, readEnvironment, type Environment } from '#server/environment.ts'
import { ofDatabase, ofMachine, ofTables } from '#services/checks/list.ts'
import { versions } from '#services/checks/of-installation.ts'
import { contentMistakes, readSite } from '#services/site/read-site.ts'
import {
  closeDatabase,
  type Database,
  openDatabase,
  type DatabaseLocation,
} from '#store/database.ts'
import { examine, type Line } from './report.ts'
import { existsSync } from 'node:fs'

interface Options {
  /** Send the owner a message. */
  mail: boolean
  clock?: Clock
}

/** Everything the doctor looks at. It changes nothing, and works beside a running site. */
export async function examineSite(
  env: Record<string, string | undefined>,
  { mail, clock = systemClock }: Options,
): Promise<Line[]> {
  const { environment, lines: settings } = readSettings(env)
  const root = new URL('../../', import.meta.url).pathname
  if (!environment) return [...settings, ...(await examine(versions, { root }))]
  const { db, lines: opening } = await openExisting(environment.database)
  // Content with mistakes is reported; the zone only matters for days and feeds.
  const { contentDir, calendar, availabilityFeeds } = environment
  const timeZone =
    contentMistakes(contentDir).length > 0 ? 'UTC' : readSite(contentDir).facts.timeZone
  const deps = {
    ...environment,
    ...probesOf(environment, { db, clock }),
    clock,
    site: { facts: { timeZone } },
    isSending: mail,
    availableMemory: () => process.availableMemory(),
    eventsCalendar: calendar,
    readFeeds: async () => availabilityFeeds,
    root,
  }
  try {
    const parts = await Promise.all([
      db ? examineData({ ...deps, db }) : [],
      ...ofMachine.map((check) => examine(check, { ...deps, db })),
    ])
    return [...settings, ...opening, ...parts.flat()]
  } finally {
    if (db) await closeDatabase(db)
  }
}

function readSettings(env: Record<string, string | undefined>): {
  lines: Line[]
  environment?: Environment
} {
  const check = 'settings'
  const broken = (what: string, toDo: string): Line => ({ check, state: 'broken', what, toDo })
  try {
    const environment = readEnvironment(env)
    const mistakes = contentMistakes(environment.contentDir)
    const lines = mistakes.map((what) => broken(what, 'Correct it in the folder content/site.'))
    const fine: Line = { check, state: 'fine', what: 'all valid', toDo: null }
    return { environment, lines: lines.length > 0 ? lines : [fine] }
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    const lines = error.message.split('\n').slice(1)
    return { lines: lines.map((line) => broken(line.trim(), 'Correct it in .env.')) }
  }
}

type DataDeps = Environment &
  Omit<Parameters<(typeof ofTables)[number]['ask']>[0], 'location' | 'storage'> & { db: Database }

async function examineData(given: DataDeps): Promise<Line[]> {
  const deps = { ...given, location: given.database, storage: createStorage(given.uploads) }
  const tables = await examine(ofDatabase.tables, deps)
  const lines = [...(await examine(ofDatabase.damage, deps)), ...tables]
  // Tables of another version cannot be asked.
  if (tables.some(({ state }) => state !== 'fine')) return lines
  for (const check of ofTables) lines.push(...(await examine(check, deps)))
  return lines
}

interface OpenedDatabase {
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
