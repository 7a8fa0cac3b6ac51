import { sql } from 'kysely'
import { type Database, isSqlite } from './database.ts'
import type { Tables } from './tables.ts'
import { plainName } from './schema-version.ts'

/** A restore ends all sessions, resets jobs, announces nothing again and looks for troubles again. */
const notKept = [
  'sessions',
  'signInAttempts',
  'challenges',
  'jobs',
  'requestCounts',
  'copies',
  'alerts',
] as const
/** Filled by triggers and migrations. */
type LeftOut = (typeof notKept)[number] | 'reviewCounts' | 'topicVersions' | 'releaseMarks'
export type PortableTable = Exclude<keyof Tables, LeftOut>
/** Plain values by column, the same from both databases. */
export type Row = Record<string, unknown>

/** Primary keys, in an order that inserts referenced rows first. */
const keys: Record<PortableTable, string> = {
  admins: 'id',
  invitations: 'id',
  passkeys: 'id',
  recoveryCodes: 'codeHash',
  adminSettings: 'name',
  referrals: 'id',
  reviews: 'id',
  inquiries: 'id',
  inquiryAnswers: 'id',
  replyTemplates: 'id',
  cabinClosures: 'id',
  addedCabins: 'id',
  retiredCabins: 'cabin',
  cabinFeeds: 'id',
  pushKeys: 'name',
  pushDevices: 'id',
  activity: 'id',
  dailyCounts: 'key',
  launchConfirmations: 'what',
  openings: 'id',
  outbox: 'id',
  contests: 'id',
  prizes: 'id',
  submissions: 'id',
  submissionFiles: 'id',
  submissionFileJobs: 'fileId',
  submissionDecisions: 'id',
  winnerLetters: 'id',
  stayLinks: 'id',
  feedTroubles: 'key',
  feedHealth: 'key',
  siteRevisions: 'id',
  sitePictures: 'id',
}
export const portableTables = Object.keys(keys) as PortableTable[]

const pageRows = 500

/** All rows in key order. For consistent pages, call it in a transaction or on a copy. */
export async function* rowsOf(database: Database, table: PortableTable): AsyncGenerator<Row> {
  const key = keys[table]
  let last: unknown
  for (;;) {
    const after = last === undefined ? sql`` : sql`where ${sql.ref(key)} > ${last}`
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${sql.ref(key)} limit ${sql.lit(pageRows)}
    `.execute(database)
    yield* rows
    if (rows.length < pageRows) return
    last = rows.at(-1)?.[key]
  }
}

/** The tables that exist; older schemas may lack some. */
export async function presentTables(database: Database): Promise<PortableTable[]> {
  const present = new Set(await plainNames(database))
  return portableTables.filter((table) => present.has(plainName(table)))
}

async function plainNames(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables()
  return tables.map(({ name }) => plainName(name))
}

/** Blocks other writers until the transaction ends. SQLite holds this lock from the start. */
export async function lockTables(transaction: Database): Promise<void> {
  const tables = await presentTables(transaction)
  if (isSqlite(transaction) || tables.length === 0) return
  const names = sql.join(tables.map((table) => sql.table(table)))
  await sql`lock table ${names} in exclusive mode`.execute(transaction)
}

/** Whether all tables are empty, except those maintained by triggers. */
export async function hasNoRows(database: Database): Promise<boolean> {
  for (const table of await presentTables(database)) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(database)
    if (rows.length > 0) return false
  }
  return true
}

/** Deletes every row of every table, including those omitted from backups. */
export async function removeAllRows(database: Database): Promise<void> {
  const present = new Set(await plainNames(database))
  for (const table of [...notKept, ...portableTables.toReversed()]) {
    if (present.has(plainName(table))) await sql`delete from ${sql.table(table)}`.execute(database)
  }
}

/** Inserts rows as read, keys included, up to 500 at a time. */
export async function insertRows(
  database: Database,
  table: PortableTable,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  // PostgreSQL generates these keys unless told to keep the given ones.
  const keepingKeys = isSqlite(database) ? sql`` : sql`overriding system value`
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    ${keepingKeys} values ${sql.join(values)}
  `.execute(database)
}
