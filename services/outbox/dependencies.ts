import type { Clock } from '#integrations/clock.ts'
import type { Mailer } from '#integrations/mail/index.ts'
import type { Database } from '#store/database.ts'
import type { RecipientRole } from '#store/outbox/tables.ts'

/** Addresses from the settings; while one is null, its messages wait. */
export type Recipients = Readonly<Record<Exclude<RecipientRole, 'guest'>, string | null>>

export interface RoundDeps {
  db: Database
  clock: Clock
  mailer: Mailer
  recipients: Recipients
  /** From 0 to below 1. */
  random: () => number
  /** Identifies this worker among all processes. */
  worker: string
}

export interface Signals {
  /** Nothing more is started. */
  stopping: AbortSignal
  /** Current sends are aborted as well. */
  breakOff: AbortSignal
}
