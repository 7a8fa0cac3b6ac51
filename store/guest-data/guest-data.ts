import { sql, type RawBuilder } from 'kysely'
import type { GuestData } from '#contracts/guest-data.ts'
import type { Database } from '../database.ts'
import { deleteNotifications, deleteNotificationsAbout } from '../outbox/outbox-delivery.ts'
import { filesOfSubmissions, forgetUploadJobs, type StoredUpload } from '../pictures/uploads.ts'
import type { Tables } from '../tables.ts'
import { instantToText } from '../values.ts'
import { countUp } from '../versions.ts'
import {
  expiries,
  guestTables,
  notExported,
  type Expiry,
  type GuestTable,
} from './personal-tables.ts'

type Kind = keyof typeof guestTables
type Row = Record<string, unknown> & { id: string }

const kinds: readonly [Kind, GuestTable][] = Object.entries(guestTables) as [Kind, GuestTable][]
const everything = sql<boolean>`1 = 1`

/** Ids of all that was sent from this lowercase address, and of the mails to it and about these. */
async function idsOf(database: Database, address: string) {
  const ids = { reviews: [], inquiries: [], entries: [], openings: [] } as Record<Kind, string[]>
  const find = (table: keyof Tables, condition: RawBuilder<boolean>) =>
    select(database, sql`id from ${sql.table(table)} where ${condition} order by id`)
  for (const [kind, { table, address: column }] of kinds) {
    const rows = await find(table, sql`lower(${sql.ref(column)}) = ${address}`)
    ids[kind] = rows.map(({ id }) => id)
  }
  const toGuest = sql<boolean>`guest_address is not null and lower(guest_address) = ${address}`
  const mails = await find('outbox', toGuest)
  for (const some of inParts(Object.values(ids).flat())) {
    mails.push(...(await find('outbox', sql`source in (${sql.join(some)})`)))
  }
  return { ...ids, notifications: [...new Set(mails.map(({ id }) => id))].toSorted() }
}

/** Counts what is on file for the guest with this lowercase address. */
export async function countGuestData(database: Database, address: string): Promise<GuestData> {
  const ids = await idsOf(database, address)
  const files = await filesOfSubmissions(database, ids.entries)
  return countsOf(ids, [...files.values()].flat())
}

function countsOf(
  ids: Awaited<ReturnType<typeof idsOf>>,
  files: readonly StoredUpload[],
): GuestData {
  return {
    reviews: ids.reviews.length,
    inquiries: ids.inquiries.length,
    entries: ids.entries.length,
    files: files.length,
    openings: ids.openings.length,
    notifications: ids.notifications.length,
  }
}

/** All data on file for the guest with this lowercase address, oldest first, as plain rows. */
export async function readGuestData(database: Database, address: string) {
  const { notifications, ...ids } = await idsOf(database, address)
  const read = (kind: Kind) => exportRows(database, guestTables[kind], ids[kind])
  const files = await filesOfSubmissions(database, ids.entries)
  const mails = await exportRows(database, { table: 'outbox', address: '' }, notifications)
  return {
    reviews: await read('reviews'),
    inquiries: await read('inquiries'),
    entries: (await read('entries')).map((row) => ({ ...row, files: files.get(row.id) ?? [] })),
    openings: await read('openings'),
    notifications: mails.map(({ payload, ...row }) => ({
      ...row,
      fields: JSON.parse(String(payload)) as unknown,
    })),
  }
}

async function exportRows(
  database: Database,
  { table, parts = {}, also = {} }: GuestTable,
  ids: readonly string[],
): Promise<Row[]> {
  const more = Object.entries(also).map(([name, value]) => sql`, ${value} as ${sql.ref(name)}`)
  const columns = sql`${sql.table(table)}.*${sql.join(more, sql``)}`
  const rows: Row[] = []
  for (const some of inParts(ids)) {
    const these = sql`in (${sql.join(some)})`
    const found = await select(
      database,
      sql`${columns} from ${sql.table(table)} where id ${these} order by id`,
    )
    for (const [name, { table: other, of, order }] of Object.entries(parts)) {
      const belonging = await select(
        database,
        sql`* from ${sql.table(other)} where ${sql.ref(of)} ${these} order by ${sql.ref(order)}`,
      )
      const byOwner = Map.groupBy(belonging, (each) => each[of])
      for (const row of found) row[name] = (byOwner.get(row.id) ?? []).map(exported)
    }
    rows.push(...found.map(exported))
  }
  return rows
}

function exported(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !notExported.includes(name)),
  ) as Row
}

/**
 * Deletes all data on file for the guest with this lowercase address. Returns the counts, and the
 * files to remove after the commit. Call it in a transaction.
 */
export async function deleteGuestData(
  transaction: Database,
  address: string,
): Promise<{ counts: GuestData; files: StoredUpload[] }> {
  const ids = await idsOf(transaction, address)
  const files: StoredUpload[] = []
  for (const [kind, { table, topic }] of kinds) {
    // By id, so that rows arriving meanwhile stay intact: no review loses its copies.
    for (const some of inParts(ids[kind])) {
      files.push(...(await deleteRows(transaction, table, some)).files)
    }
    if (topic && ids[kind].length > 0) await countUp(transaction, [topic])
  }
  for (const some of inParts(ids.notifications)) await deleteNotifications(transaction, some)
  return { counts: countsOf(ids, files), files }
}

/** What has been kept since before this time, at most so many rows. */
export interface Batch {
  before: Temporal.Instant
  limit: number
}

/**
 * Deletes one batch of what has expired, oldest first, with all that belongs to it. Returns how many,
 * and the files to remove after the commit. Call it in a transaction.
 */
export async function deleteExpired(
  transaction: Database,
  name: keyof typeof expiries,
  { before, limit }: Batch,
): Promise<{ deleted: number; files: StoredUpload[] }> {
  const expiry: Expiry = expiries[name]
  const { table, since, isDay, key = 'id', only = everything, last } = expiry
  const day = before.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const until = isDay ? day : instantToText(before)
  const later = last ? sql`and ${last} < ${until}` : sql``
  const condition = sql<boolean>`${only} and ${sql.ref(since)} < ${until} ${later}`
  const rows = await select(
    transaction,
    sql`${sql.ref(key)} as id from ${sql.table(table)} where ${condition}
      order by ${sql.ref(since)} limit ${limit}`,
  )
  const ids = rows.map(({ id }) => id)
  // Its condition is repeated: someone may have changed a status back meanwhile.
  return deleteRows(transaction, table, ids, { key, condition })
}

/**
 * Deletes rows with their files, the jobs of these, and the notifications about them. Returns how
 * many, and the files to remove after the commit. Call it in a transaction.
 */
export async function deleteRows(
  transaction: Database,
  table: keyof Tables,
  ids: readonly string[],
  { key = 'id', condition = everything } = {},
): Promise<{ deleted: number; files: StoredUpload[] }> {
  if (ids.length === 0) return { deleted: 0, files: [] }
  const files = table === 'submissions' ? await filesOfSubmissions(transaction, ids) : new Map()
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)}
    where ${sql.ref(key)} in (${sql.join(ids)}) and ${condition}
    returning ${sql.ref(key)} as id`.execute(transaction)
  const gone = rows.flatMap(({ id }): StoredUpload[] => files.get(id) ?? [])
  await forgetUploadJobs(transaction, gone)
  await deleteNotificationsAbout(
    transaction,
    rows.map(({ id }) => id),
  )
  return { deleted: rows.length, files: gone }
}

async function select(database: Database, query: RawBuilder<unknown>): Promise<Row[]> {
  return (await sql<Row>`select ${query}`.execute(database)).rows
}

/** Far below both databases' limit of parameters per statement. */
const idsAtOnce = 1000

function* inParts(ids: readonly string[]): Generator<string[]> {
  for (let at = 0; at < ids.length; at += idsAtOnce) yield ids.slice(at, at + idsAtOnce)
}
