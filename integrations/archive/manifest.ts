import { z } from 'zod'

/** The last part of every archive: without it the writing was broken off. */
export const manifestName = 'manifest.json'

const partSchema = z.strictObject({
  name: z.string().min(1),
  bytes: z.int().nonnegative(),
  /** Of the bytes, as lower-case hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of a table: how many rows. */
  rows: z.int().nonnegative().optional(),
  /** Of an upload: its media type. */
  type: z.string().optional(),
})

export const manifestSchema = z.strictObject({
  /** Of the archive; grows when an older reader could no longer read it. */
  format: z.literal(1),
  /** Name of the newest migration of the tables. */
  schema: z.string().min(1),
  /** Of the program that wrote it: which one to take when this one cannot read it. */
  release: z.string().min(1),
  createdAt: z.iso.datetime(),
  parts: z.array(partSchema),
})

export type Part = z.infer<typeof partSchema>
export type Manifest = z.infer<typeof manifestSchema>

/** The archive cannot be written or is not one to restore from; in words for the operator. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}
