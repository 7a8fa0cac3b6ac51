import type { ReplyTemplate } from '#contracts/reply-templates.ts'
import type { Database } from '../database.ts'
import { booleanToFlag, flagToBoolean, instantToText, type Change } from '../values.ts'

/** A template as the owner has it; its id may be that of a shipped one. */
export interface StoredTemplate extends ReplyTemplate {
  isRemoved: boolean
}

/** In the order of their ids. */
export async function storedTemplates(database: Database): Promise<StoredTemplate[]> {
  const rows = await database
    .selectFrom('replyTemplates')
    .select(['id', 'name', 'text', 'isRemoved'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, isRemoved: flagToBoolean(row.isRemoved) }))
}

export async function putTemplate(
  database: Database,
  { isRemoved, ...template }: StoredTemplate,
  { by, at }: Change,
): Promise<void> {
  const changed = { changedBy: by, changedAt: instantToText(at) }
  const row = { ...template, ...changed, isRemoved: booleanToFlag(isRemoved) }
  const { id: _, ...content } = row
  await database
    .insertInto('replyTemplates')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(content))
    .execute()
}
