import { z } from 'zod'
import { type Database, isSqlite } from '../database.ts'
import { booleanToFlag, flagToBoolean } from '../values.ts'
import { countUp } from '../versions.ts'
import { isShown, type Visibility } from './submission-rows.ts'

const variantNames = ['card', 'large'] as const
const variantFormats = ['avif', 'webp'] as const
const variantSchema = z.object({
  name: z.enum(variantNames),
  format: z.enum(variantFormats),
  bytes: z.int().positive(),
})
export const variantsSchema = z.array(variantSchema)

/** A smaller version of a picture, stored under its name plus `.{name}.{format}`. */
export type FileVariant = z.infer<typeof variantSchema>

/** All variants that may exist for a file. */
export const variantForms = variantNames.flatMap((name) =>
  variantFormats.map((format) => ({ name, format })),
)

/**
 * Records a file's variants. Returns the visibility fields of its entry, locked until the
 * transaction ends, or undefined if it is gone. Call it in a transaction.
 */
export async function markFileReady(
  transaction: Database,
  fileId: string,
  variants: readonly FileVariant[],
): Promise<Visibility | undefined> {
  // Locked before the file, in the same order as when deleting an entry.
  const row = await transaction
    .selectFrom('submissions')
    .select(['status', 'consentToDisplay'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('submissionFiles').select('submissionId').where('id', '=', fileId),
    )
    .$if(!isSqlite(transaction), (query) => query.forShare())
    .executeTakeFirst()
  await transaction
    .updateTable('submissionFiles')
    .set({ isReady: booleanToFlag(true), variants: JSON.stringify(variants) })
    .where('id', '=', fileId)
    .execute()
  if (!row) return undefined
  const entry = { ...row, consentToDisplay: flagToBoolean(row.consentToDisplay) }
  // A private entry counts when it is approved, which waits for the lock.
  if (isShown(entry)) await countUp(transaction, ['submissions'])
  return entry
}
