import type { Database } from '../database.ts'
import { deleteNotifications } from '../outbox/outbox-delivery.ts'
import { filesOfSubmissions, forgetUploadJobs, type StoredUpload } from '../pictures/uploads.ts'
import { countUp } from '../versions.ts'
import { guestDataIds, inParts, notificationIds } from './guest-data-ids.ts'

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

/**
 * Deletes all data on file for the guest with this lowercase address. Returns the counts, and the
 * files to remove after the commit. Call it in a transaction.
 */
export async function deleteGuestData(
  transaction: Database,
  address: string,
): Promise<{ counts: GuestDataCounts; files: StoredUpload[] }> {
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
  for (const some of inParts(files)) await forgetUploadJobs(transaction, some)
  for (const some of inParts(ids.openings)) {
    await transaction.deleteFrom('openings').where('id', 'in', some).execute()
  }
  const notifications = await notificationIds(transaction, address, Object.values(ids).flat())
  for (const some of inParts(notifications)) {
    await deleteNotifications(transaction, some)
  }
  await countUp(transaction, [
    ...(ids.reviews.length > 0 ? ['reviews'] : []),
    ...(ids.entries.length > 0 ? ['submissions'] : []),
  ])
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
