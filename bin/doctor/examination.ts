import { systemClock, type Clock } from '#integrations/clock.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { EnvironmentError, readEnvironment, type Environment } from '#server/environment.ts'
import { contentMistakes, readSite } from '#services/site/read-site.ts'
import { closeDatabase, type Database } from '#store/database.ts'
import { checkClock } from './clock.ts'
import { checkDatabase, checkSchema, openExisting } from './database.ts'
import { about, examine, type Finding } from '#services/doctor/finding.ts'
import { checkDisk, checkMemory } from './machine.ts'
import { checkMail } from '#services/doctor/mail.ts'
import { checkOutbox } from './outbox.ts'
import { checkCertificate, checkFeeds } from '#services/doctor/outside.ts'
import { checkStorage } from './storage.ts'
import { checkVersions } from './versions.ts'

interface Options {
  /** Send the owner a message. */
  mail: boolean
  clock?: Clock
}

/** Everything the doctor looks at. It changes nothing, and works beside a running site. */
export async function examineSite(
  env: Record<string, string | undefined>,
  { mail, clock = systemClock }: Options,
): Promise<Finding[]> {
  const versions = await examine('versions', () => checkVersions())
  const settings = readSettings(env)
  if (!('environment' in settings)) return [...settings.findings, ...versions]
  const { environment } = settings
  const { db, findings: opening } = await openExisting(environment.database)
  try {
    const parts = await Promise.all([
      db ? examineData(db, environment, clock) : [],
      examine('disk', () => checkDisk(environment.dataDir)),
      examine('clock', () => checkClock(environment, { db, clock })),
      examine('certificate', () => checkCertificate(environment, { clock })),
      examine('mail', () => checkMail(environment, { send: mail })),
      examine('feeds', () => checkFeeds(environment, { clock, timeZone: zoneOf(environment) })),
    ])
    return [...settings.findings, ...opening, ...parts.flat(), ...checkMemory(), ...versions]
  } finally {
    if (db) await closeDatabase(db)
  }
}

function readSettings(
  env: Record<string, string | undefined>,
): { findings: Finding[] } | { findings: Finding[]; environment: Environment } {
  const { fine, broken } = about('settings')
  try {
    const environment = readEnvironment(env)
    const mistakes = contentMistakes(environment.contentDir)
    const findings = mistakes.map((what) => broken(what, 'Correct it in the folder content/site.'))
    return { environment, findings: findings.length > 0 ? findings : [fine('all valid')] }
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    const lines = error.message.split('\n').slice(1)
    return { findings: lines.map((line) => broken(line.trim(), 'Correct it in .env.')) }
  }
}

async function examineData(db: Database, environment: Environment, clock: Clock) {
  const schema = await examine('tables', () => checkSchema(db))
  const integrity = await examine('database', () => checkDatabase(db, environment.database))
  // Tables of another version cannot be asked.
  if (schema.some(({ state }) => state !== 'fine')) return [...integrity, ...schema]
  const storage = createStorage(environment.uploads)
  return [
    ...integrity,
    ...schema,
    ...(await examine('uploads', () => checkStorage({ db, storage, clock }))),
    ...(await examine('outbox', () => checkOutbox(db, clock))),
  ]
}

/** Content with mistakes is reported; the zone only matters for reading feeds. */
function zoneOf({ contentDir }: Environment): string {
  return contentMistakes(contentDir).length > 0 ? 'UTC' : readSite(contentDir).facts.timeZone
}
