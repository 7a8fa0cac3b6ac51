import { ArchiveError, type Manifest } from '#integrations/archive/manifest.ts'
import type { Database } from '#store/database.ts'
import { isKey } from '#integrations/storage/index.ts'
import { migrate } from '#store/migrate.ts'
import { hasNoRows } from '#store/portable-tables.ts'
import { knownSchema, knownSchemas, schemaOf } from '#store/schema-version.ts'
import { numbersFile, tableIn, uploadsFolder } from './backup-files.ts'

/** `place` begins a sentence. */
export function notEmpty(place: string): ArchiveError {
  return new ArchiveError(
    `${place} is not empty. Restore into an empty place, or say --replace to lose what is there.`,
  )
}

/** Throws `ArchiveError` for a backup that needs a newer program or is from elsewhere. */
export function assertKnown({ schema, release, parts }: Manifest): void {
  const misplaced = parts.find(({ name }) => isMisplaced(name))
  if (misplaced) {
    throw new ArchiveError(
      `The backup names a file outside the uploads (${JSON.stringify(misplaced.name)}): it was not ` +
        'written by this site, and nothing of it has been restored.',
    )
  }
  if (knownSchemas().includes(schema) && parts.every(isKnownFile)) return
  throw new ArchiveError(
    `The backup is of release ${release}, with tables of version ${schema}. This program knows them ` +
      `up to ${knownSchema()} only: restore with that release or a newer one.`,
  )
}

/** Migrates to the backup's version. Throws `ArchiveError` if the tables are newer. */
export async function prepareTables(
  db: Database,
  { schema, release }: Manifest,
  replace: boolean,
): Promise<void> {
  const present = await schemaOf(db)
  if (present === schema) return
  if (present !== undefined && present > schema) {
    throw new ArchiveError(
      `The backup has tables of version ${schema}, but the database already has ${present}, and tables ` +
        'cannot be downgraded. Restore into a database without tables: another DATA_DIR, or an empty database ' +
        `at DATABASE_URL. Or restore with release ${release}, into a database of that release.`,
    )
  }
  if (!replace && !(await hasNoRows(db))) throw notEmpty('The database')
  await migrate(db, schema)
}

/** Migrates the restored rows to this program's version. */
export async function bringUp(db: Database, { schema, release }: Manifest): Promise<void> {
  try {
    await migrate(db)
  } catch (cause) {
    throw new ArchiveError(
      `Everything is back with tables of version ${schema}, but they cannot be brought to ` +
        `${knownSchema()}. Release ${release} can be started on them.`,
      { cause },
    )
  }
}

/** Such as `uploads/../../.ssh/authorized_keys`. */
function isMisplaced(name: string): boolean {
  return name.startsWith(uploadsFolder) && !isKey(name.slice(uploadsFolder.length))
}

function isKnownFile({ name }: { name: string }): boolean {
  return name === numbersFile || name.startsWith(uploadsFolder) || tableIn(name) !== undefined
}
