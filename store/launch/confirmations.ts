import type { Database } from '../database.ts'
import { instantToText, textToInstant, type Change } from '../values.ts'

export type Confirmation = Change & { what: string }

/** Newest first. */
export async function listConfirmations(database: Database): Promise<Confirmation[]> {
  const rows = await database
    .selectFrom('launchConfirmations')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('what')
    .execute()
  return rows.map((row) => ({ ...row, at: textToInstant(row.at) }))
}

/** Confirming twice changes nothing. */
export async function putConfirmation(
  database: Database,
  { what, by, at }: Confirmation,
): Promise<void> {
  await database
    .insertInto('launchConfirmations')
    .values({ what, by, at: instantToText(at) })
    .onConflict((conflict) => conflict.column('what').doNothing())
    .execute()
}

export async function removeConfirmation(database: Database, what: string): Promise<void> {
  await database.deleteFrom('launchConfirmations').where('what', '=', what).execute()
}
