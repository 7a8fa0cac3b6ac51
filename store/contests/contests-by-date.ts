import { isUniqueViolation, type Database } from '../database.ts'
import { instantToText } from '../values.ts'
import { writeShown } from '../versions.ts'

/** Whether a contest that follows its dates is to be closed or activated. */
export async function isAnyDue(database: Database, now: Temporal.Instant): Promise<boolean> {
  const at = instantToText(now)
  const due = await database
    .selectFrom('contests')
    .select('id')
    .where('followsDates', '=', 1)
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'active'), eb('endDate', '<=', at)]),
        eb.and([eb('status', '=', 'draft'), eb('startDate', '<=', at), eb('endDate', '>', at)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}

/** Closes the active contest if it has ended and follows its dates. Returns whether it did. */
export async function closeEnded(database: Database, now: Temporal.Instant): Promise<boolean> {
  return writeShown(database, 'contests', async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('contests')
      .set({ status: 'closed' })
      .where((eb) => eb.and({ status: 'active', followsDates: 1 }))
      .where('endDate', '<=', instantToText(now))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  })
}

/**
 * Activates the draft that follows its dates and has begun, the earliest first. Returns whether it
 * did; while another contest is active, none is.
 */
export async function activateBegun(database: Database, now: Temporal.Instant): Promise<boolean> {
  const at = instantToText(now)
  const begun = database
    .selectFrom('contests')
    .select('id')
    .where((eb) => eb.and({ status: 'draft', followsDates: 1 }))
    .where('startDate', '<=', at)
    .where('endDate', '>', at)
    .orderBy('startDate')
    .orderBy('id')
    .limit(1)
  const active = database.selectFrom('contests').select('id').where('status', '=', 'active')
  try {
    return await writeShown(database, 'contests', async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('contests')
        .set({ status: 'active' })
        .where('id', 'in', begun)
        // Changed meanwhile, on another server: then it waits for the next round.
        .where((eb) => eb.and({ status: 'draft', followsDates: 1 }))
        .where('startDate', '<=', at)
        .where((eb) => eb.not(eb.exists(active)))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    })
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}
