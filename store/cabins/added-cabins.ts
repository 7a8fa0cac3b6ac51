import type { Database } from '../database.ts'
import { instantToText, type Change } from '../values.ts'

export interface AddedCabin {
  id: string
  /** The document it started with. */
  document: Record<string, unknown>
}

/** The oldest first. */
export async function allAddedCabins(database: Database): Promise<AddedCabin[]> {
  const rows = await database
    .selectFrom('addedCabins')
    .select(['id', 'document'])
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
  return rows.map(({ id, document }) => ({
    id,
    document: JSON.parse(document) as Record<string, unknown>,
  }))
}

export async function insertAddedCabin(
  database: Database,
  { id, document }: AddedCabin,
  { by, at }: Change,
): Promise<void> {
  await database
    .insertInto('addedCabins')
    .values({ id, document: JSON.stringify(document), addedBy: by, addedAt: instantToText(at) })
    .execute()
}

export async function deleteAddedCabin(database: Database, id: string): Promise<void> {
  await database.deleteFrom('addedCabins').where('id', '=', id).execute()
}
