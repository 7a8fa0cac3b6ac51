import { z } from 'zod'

/** The last entry of every archive; without it, writing was interrupted. */
export const manifestName = 'manifest.json'

const partSchema = z.strictObject({
  name: z.string().min(1),
  bytes: z.int().nonnegative(),
  /** Of the bytes, in lowercase hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Row count, for a table. */
  rows: z.int().nonnegative().optional(),
  /** Media type, for an upload. */
  type: z.string().optional(),
})

export const manifestSchema = z.strictObject({
  /** Of the archive; increases when older readers can no longer read it. */
  format: z.literal(1),
  /** Name of the newest database migration. */
  schema: z.string().min(1),
  /** Of the program that wrote it: the one to use if this one cannot read it. */
  release: z.string().min(1),
  createdAt: z.iso.datetime(),
  parts: z.array(partSchema),
})

export type Part = z.infer<typeof partSchema>
export type Manifest = z.infer<typeof manifestSchema>

/** The archive cannot be written or restored from; the message is for the operator. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}
