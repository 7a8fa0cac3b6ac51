import { z } from 'zod'
import { limits } from './limits.ts'
import { outboxStatuses } from './options.ts'

export const outboxEntrySchema = z.object({
  id: z.string(),
  subject: z.string(),
  recipient: z.string(),
  /**
   * False while the settings name no mail service or address for the recipient; it waits until they
   * do.
   */
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
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  cursor: z.string().max(200).optional(),
})

export const outboxCountsSchema = z.object({
  waiting: z.int(),
  delivered: z.int(),
  failed: z.int(),
})

export type OutboxEntry = z.infer<typeof outboxEntrySchema>
export type OutboxQuery = z.infer<typeof outboxQuerySchema>
export type OutboxCounts = z.infer<typeof outboxCountsSchema>
