import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { knownSchema, knownSchemas } from './schema-version.ts'
import { isSqlite, type Application, type Database } from './database.ts'

/** One row. */
export interface ReleaseMarksTable {
  /** The migration that a release must know to work on these tables. */
  oldestSchema: string
}

/**
 * Migrations that releases without them go on working with: they only add tables, indexes, and columns
 * that may be empty or have a default.
 */
export const additiveMigrations = new Set<string>()

/** Creates the mark. */
const baseline = '0001-baseline'

/** Migrations that raise the mark in the transaction of their changes. */
export function withMarks(
  migrations: Readonly<Record<string, Migration>>,
): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      name !== baseline && !additiveMigrations.has(name) ? marking(name, migration) : migration,
    ]),
  )
}

function marking(name: string, migration: Migration): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await migration.up(database)
      await sql`update release_marks set oldest_schema = ${name}`.execute(database)
    },
  }
}

/** Whether this release can work on migrated tables. */
export async function tablesAreShared(database: Database): Promise<boolean> {
  const { oldestSchema } = await database
    .selectFrom('releaseMarks')
    .select('oldestSchema')
    .executeTakeFirstOrThrow()
  return knownSchemas().includes(oldestSchema)
}

/** PostgreSQL cuts longer ones. */
const longestName = 63
const prefix = 'cabins site'

/** What PostgreSQL shows of the connections of a running site of this release. */
export function siteConnectionName(): Application {
  return `${prefix}${` ${knownSchema()}`.slice(0, longestName - prefix.length)}`
}

/**
 * Whether a site with other tables in mind is connected. On PostgreSQL only; an embedded database
 * has its lock.
 */
export async function hasOtherRelease(database: Database): Promise<boolean> {
  if (isSqlite(database)) return false
  const { rows } = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name like ${`${prefix}%`}
      and application_name <> ${siteConnectionName()}
    limit 1`.execute(database)
  return rows.length > 0
}
