import { z } from 'zod'
import { imageTypes, videoTypes } from '#contracts/options.ts'
import { refusals } from './media.ts'

// What goes between this process and the one that reads guests' files.

const entryFileType = z.enum([...imageTypes, ...videoTypes])

export type Job =
  | { task: 'prepare'; path: string; cleanPath: string }
  | { task: 'variants'; path: string; type: z.infer<typeof entryFileType>; folder: string }

const preparedSchema = z.object({
  type: entryFileType,
  bytes: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
})

const variantSchema = z.object({
  name: z.enum(['card', 'large', 'poster']),
  format: z.enum(['avif', 'webp']),
  bytes: z.int().positive(),
})

/** Checked on arrival: who answers has read bytes that nobody vouches for. */
export const answerSchema = z.union([
  z.strictObject({ prepared: preparedSchema }),
  z.strictObject({ variants: z.array(variantSchema) }),
  z.strictObject({ refused: z.enum(refusals) }),
  // Not for a fault of the file.
  z.strictObject({ unable: z.literal('the disk refuses') }),
])

export type Answer = z.infer<typeof answerSchema>
