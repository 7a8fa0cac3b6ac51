import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Whether a column holds this lowercase address. */
function holds(column: 'guestEmail' | 'email' | 'guestAddress', address: string) {
  return sql<boolean>`lower(${sql.ref(column)}) = ${address}`
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

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}

/** Far below both databases' limit of parameters per statement. */
const idsAtOnce = 1000

export function* inParts<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < items.length; at += idsAtOnce) yield items.slice(at, at + idsAtOnce)
}
