import { z } from 'zod'
import { type Database, isSqlite } from '../database.ts'
import { booleanToFlag, flagToBoolean } from '../values.ts'
import type { Visibility } from './submission-rows.ts'

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
 * transaction ends, or undefined if it is gone.
 */
export async function markFileReady(
  database: Database,
  fileId: string,
  variants: readonly FileVariant[],
): Promise<Visibility | undefined> {
  // Locked before the file, in the same order as when deleting an entry.
  const entry = await database
    .selectFrom('submissions')
    .select(['status', 'consentToDisplay'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('submissionFiles').select('submissionId').where('id', '=', fileId),
    )
    .$if(!isSqlite(database), (query) => query.forShare())
    .executeTakeFirst()
  await database
    .updateTable('submissionFiles')
    .set({ isReady: booleanToFlag(true), variants: JSON.stringify(variants) })
    .where('id', '=', fileId)
    .execute()
  return entry && { ...entry, consentToDisplay: flagToBoolean(entry.consentToDisplay) }
}
