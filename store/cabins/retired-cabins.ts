import type { Database } from '../database.ts'
import { instantToText, textToInstant, type Change } from '../values.ts'

export interface Retirement {
  /** Path that the cabin's page leads to. */
  redirectTo: string
  change: Change
}

/** By the cabin's id. */
export async function allRetiredCabins(database: Database): Promise<Map<string, Retirement>> {
  const rows = await database.selectFrom('retiredCabins').selectAll().orderBy('cabin').execute()
  return new Map(
    rows.map(({ cabin, redirectTo, changedBy, changedAt }) => [
      cabin,
      { redirectTo, change: { by: changedBy, at: textToInstant(changedAt) } },
    ]),
  )
}

export async function putRetiredCabin(
  database: Database,
  cabin: string,
  { redirectTo, change }: Retirement,
): Promise<void> {
  const row = { redirectTo, changedBy: change.by, changedAt: instantToText(change.at) }
  await database
    .insertInto('retiredCabins')
    .values({ cabin, ...row })
    .onConflict((conflict) => conflict.column('cabin').doUpdateSet(row))
    .execute()
}

export async function deleteRetiredCabin(database: Database, cabin: string): Promise<void> {
  await database.deleteFrom('retiredCabins').where('cabin', '=', cabin).execute()
}
