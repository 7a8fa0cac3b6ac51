import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { instantToText, textToInstant } from '../values.ts'
import type { PushDevicesTable } from './tables.ts'

export type PushDevice = Omit<Selectable<PushDevicesTable>, 'addedAt' | 'toldUntil'> & {
  addedAt: Temporal.Instant
  toldUntil: Temporal.Instant
}

/** A browser has one subscription: the administrator who turns it on last is told there. */
export async function putPushDevice(database: Database, device: PushDevice): Promise<void> {
  const { id, endpoint, addedAt, toldUntil, ...rest } = device
  const values = {
    ...rest,
    addedAt: instantToText(addedAt),
    toldUntil: instantToText(toldUntil),
  }
  await database
    .insertInto('pushDevices')
    .values({ id, endpoint, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute()
}

/** All, or an administrator's; the oldest first. */
export async function listPushDevices(database: Database, adminId?: string): Promise<PushDevice[]> {
  const rows = await database
    .selectFrom('pushDevices')
    .selectAll()
    .$if(adminId !== undefined, (query) => query.where('adminId', '=', adminId ?? ''))
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    addedAt: textToInstant(row.addedAt),
    toldUntil: textToInstant(row.toldUntil),
  }))
}

export async function notePushed(
  database: Database,
  { id }: Pick<PushDevice, 'id'>,
  until: Temporal.Instant,
): Promise<void> {
  await database
    .updateTable('pushDevices')
    .set({ toldUntil: instantToText(until) })
    .where('id', '=', id)
    .execute()
}

/** Whether there was one; of an administrator, or of anybody. */
export async function deletePushDevice(
  database: Database,
  { id, adminId }: { id: string; adminId?: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('pushDevices')
    .where('id', '=', id)
    .$if(adminId !== undefined, (query) => query.where('adminId', '=', adminId ?? ''))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
