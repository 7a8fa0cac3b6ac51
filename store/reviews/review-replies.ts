import type { Database } from '../database.ts'
import { lastChangeOf, type Change, type LastChange } from '../last-change.ts'
import { instantToText } from '../values.ts'

export interface ReplyChange {
  /** Only while this is the answer, null for none; left out: whatever it is. */
  from?: string | null | undefined
  change?: Change | undefined
}

/** Says whether there is such a review whose answer is still `from`. Null takes the answer away. */
export async function setOwnerReply(
  database: Database,
  id: string,
  ownerReply: string | null,
  { from, change }: ReplyChange = {},
): Promise<boolean> {
  const replied = change && { repliedBy: change.by, repliedAt: instantToText(change.at) }
  let query = database
    .updateTable('reviews')
    .set({ ownerReply, ...replied })
    .where('id', '=', id)
  if (from === null) query = query.where('ownerReply', 'is', null)
  else if (from !== undefined) query = query.where('ownerReply', '=', from)
  const result = await query.executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Who wrote the answer last; undefined when there is no such review. */
export async function lastReply(database: Database, id: string): Promise<LastChange | undefined> {
  const row = await database
    .selectFrom('reviews')
    .select(['repliedBy as by', 'repliedAt as at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && lastChangeOf(row)
}
