import { z } from 'zod'
import { outboxStatuses } from './options.ts'
import { pageQuery } from './schemas.ts'

export const outboxEntrySchema = z.object({
  id: z.string(),
  subject: z.string(),
  recipient: z.string(),
  /** False without a mail service, or an address for the recipient; it waits until there is one. */
  isReachable: z.boolean(),
  status: z.enum(outboxStatuses),
  attempts: z.int(),
  /** Why the last attempt failed; null if none did. */
  lastError: z.string().nullable(),
  /** All ISO 8601, UTC. */
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
})

export const outboxListSchema = z.array(outboxEntrySchema)

/** Query of `GET /api/admin/outbox`. */
export const outboxQuerySchema = z.object({
  status: z.enum(outboxStatuses).optional(),
  ...pageQuery,
})

export const outboxCountsSchema = z.object({
  waiting: z.int(),
  delivered: z.int(),
  failed: z.int(),
})

export type OutboxEntry = z.infer<typeof outboxEntrySchema>
export type OutboxQuery = z.infer<typeof outboxQuerySchema>
export type OutboxCounts = z.infer<typeof outboxCountsSchema>
