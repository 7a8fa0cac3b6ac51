import { z } from 'zod'

/** The shape of every error response: a sentence for a person, and errors by field. */
export const errorSchema = z.object({
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

export type ErrorAnswer = z.infer<typeof errorSchema>
