import { z } from 'zod'

/** The one shape of every error answer: a sentence for a person, and what is wrong with which field. */
export const errorSchema = z.object({
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

export type ErrorAnswer = z.infer<typeof errorSchema>
