import type { Generated } from 'kysely'
import type { RecipientRole } from './outbox/tables.ts'
import type { Fixed } from './values.ts'

export type JobKind =
  | 'alerts'
  | 'feed-watch'
  | `mail-to-${RecipientRole}`
  | 'openings'
  | 'picture'
  | 'push'
  | 'restore-drill'
  | 'retention'
  | 'sweep'
  | 'undecided-entries'
  | 'write-check'

/** Background work that waits, is being done or was given up. */
export interface JobsTable {
  kind: Fixed<JobKind>
  /** What it is about; empty if there is one of its kind, which backups omit. */
  key: Fixed<string>
  /** Null: given up. */
  due: string | null
  /** Since it was queued or last succeeded. */
  attempts: Generated<number>
  lastError: string | null
  claimedBy: string | null
  claimedUntil: string | null
  /** When the last finished round of something done again and again began. */
  doneAt: string | null
}

/** What BACKUP_URL copies, and the drill that restores it; omitted from backups. */
export interface CopiesTable {
  name: Fixed<string>
  /** When it last succeeded. */
  doneAt: string | null
  /** Since when it has been failing. */
  failingSince: string | null
  /** What the last drill found. */
  finding: string | null
}

/** What is wrong with the running of the site, one row for each kind. */
export interface AlertsTable {
  kind: Fixed<string>
  /** Who noticed: a machine for its own disk, else 'site'. */
  place: string
  detail: string
  since: string
  seenAt: string
  /** When the owner was last told. */
  toldAt: string | null
  endedAt: string | null
}

/** Who changed what in the admin area. */
export interface ActivityTable {
  id: Fixed<string>
  at: Fixed<string>
  /** The administrator's username. */
  who: Fixed<string>
  area: Fixed<string>
  /** Method and route. */
  action: Fixed<string>
  target: Fixed<string>
  detail: Fixed<string>
}

/** What the owner said is right before launch, in preflight's words. */
export interface LaunchConfirmationsTable {
  what: Fixed<string>
  by: Fixed<string>
  at: Fixed<string>
}
