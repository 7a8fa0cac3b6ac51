import type { OutboxStatus } from '#contracts/options.ts'
import { textToInstant } from '../values.ts'

export interface NewWrittenMail {
  subject: string
  text: string
  /** The administrator's username. */
  writtenBy: string
  writtenAt: Temporal.Instant
}

/** A mail that an administrator wrote to a guest. */
export interface StoredMail extends NewWrittenMail {
  /** Also that of its notification. */
  id: string
  /** Notifications that were delivered are deleted before their mail. */
  status: OutboxStatus
  /** Null unless delivered, and after its notification is gone. */
  deliveredAt: Temporal.Instant | null
  /** Why it is not delivered. */
  lastError: string | null
}

/** What became of a mail, joined to it. */
export const outboxColumns = ['outbox.status', 'outbox.deliveredAt', 'outbox.lastError'] as const

interface JoinedRow {
  writtenAt: string
  status: OutboxStatus | null
  deliveredAt: string | null
}

export function fromRow<Row extends JoinedRow>(row: Row) {
  return {
    ...row,
    status: row.status ?? 'delivered',
    writtenAt: textToInstant(row.writtenAt),
    deliveredAt: row.deliveredAt === null ? null : textToInstant(row.deliveredAt),
  }
}
