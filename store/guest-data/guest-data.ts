import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { filesOfSubmissions, type StoredFile } from '../submissions/submission-files.ts'

/** Rows on file about a guest. */
export interface GuestDataCounts {
  reviews: number
  inquiries: number
  entries: number
  /** Days they want to hear about. */
  openings: number
  /** Photos and videos of their entries. */
  files: number
  notifications: number
}

/** Far below both databases' limit of parameters per statement. */
const idsAtOnce = 1000

/** Whether a column holds this lowercase address. */
function holds(column: 'guestEmail' | 'email' | 'guestAddress', address: string) {
  return sql<boolean>`lower(${sql.ref(column)}) = ${address}`
}

/** `address` in lower case; the guest's capitalization does not matter. */
export async function countGuestData(
  database: Database,
  address: string,
): Promise<GuestDataCounts> {
  const ids = await guestDataIds(database, address)
  const files = await filesOfSubmissions(database, ids.entries)
  const notifications = await notificationIds(database, address, Object.values(ids).flat())
  return {
    reviews: ids.reviews.length,
    inquiries: ids.inquiries.length,
    entries: ids.entries.length,
    files: [...files.values()].flat().length,
    openings: ids.openings.length,
    notifications: notifications.length,
  }
}

/** Ids of everything sent by the guest with this lowercase address. */
export async function guestDataIds(database: Database, address: string) {
  const reviews = database.selectFrom('reviews').select('id').where(holds('guestEmail', address))
  const inquiries = database.selectFrom('inquiries').select('id').where(holds('email', address))
  const entries = database
    .selectFrom('submissions')
    .select('id')
    .where(holds('guestEmail', address))
  const openings = database.selectFrom('openings').select('id').where(holds('guestEmail', address))
  return {
    reviews: idsOf(await reviews.orderBy('id').execute()),
    inquiries: idsOf(await inquiries.orderBy('id').execute()),
    entries: idsOf(await entries.orderBy('id').execute()),
    openings: idsOf(await openings.orderBy('id').execute()),
  }
}

/** Ids of notifications sent to this lowercase address or about one of these rows. */
export async function notificationIds(
  database: Database,
  address: string,
  sources: readonly string[],
): Promise<string[]> {
  const found = new Set<string>()
  const toGuest = database.selectFrom('outbox').select('id').where('guestAddress', 'is not', null)
  for (const { id } of await toGuest.where(holds('guestAddress', address)).execute()) found.add(id)
  for (const some of inParts(sources)) {
    const about = database.selectFrom('outbox').select('id').where('source', 'in', some)
    for (const { id } of await about.execute()) found.add(id)
  }
  return [...found].toSorted()
}

/**
 * Deletes all data on file for the guest with this lowercase address. Returns the counts, and the
 * files to remove after the commit. Call it in a transaction.
 */
export async function deleteGuestData(
  transaction: Database,
  address: string,
): Promise<{ counts: GuestDataCounts; files: StoredFile[] }> {
  const ids = await guestDataIds(transaction, address)
  const files = [...(await filesOfSubmissions(transaction, ids.entries)).values()].flat()
  // By id, so that rows arriving meanwhile stay intact: no review loses its copies.
  for (const some of inParts(ids.reviews)) {
    await transaction.deleteFrom('reviews').where('id', 'in', some).execute()
  }
  for (const some of inParts(ids.inquiries)) {
    await transaction.deleteFrom('inquiries').where('id', 'in', some).execute()
  }
  for (const some of inParts(ids.entries)) {
    await transaction.deleteFrom('submissions').where('id', 'in', some).execute()
  }
  for (const some of inParts(ids.openings)) {
    await transaction.deleteFrom('openings').where('id', 'in', some).execute()
  }
  const notifications = await notificationIds(transaction, address, Object.values(ids).flat())
  for (const some of inParts(notifications)) {
    await transaction.deleteFrom('outbox').where('id', 'in', some).execute()
  }
  return {
    counts: {
      reviews: ids.reviews.length,
      inquiries: ids.inquiries.length,
      entries: ids.entries.length,
      files: files.length,
      openings: ids.openings.length,
      notifications: notifications.length,
    },
    files,
  }
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += idsAtOnce) yield items.slice(at, at + idsAtOnce)
}
