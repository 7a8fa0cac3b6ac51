import { z } from 'zod'

export const alertSchema = z.object({
  /** The id of the check. */
  kind: z.string(),
  subject: z.string(),
  /** What is wrong, and what follows from it; no personal data. */
  what: z.string(),
  toDo: z.string(),
  /** ISO 8601, UTC. */
  since: z.iso.datetime(),
})

/** Response of `GET /api/admin/alerts`: what is wrong now. */
export const alertsSchema = z.array(alertSchema)

export type Alert = z.infer<typeof alertSchema>
