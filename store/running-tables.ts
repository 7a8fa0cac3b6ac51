import type { Fixed } from './values.ts'

/** Jobs that run on one server at a time; omitted from backups. */
export interface JobsTable {
  name: Fixed<string>
  heldBy: string | null
  heldUntil: string | null
  /** When the last finished round began. */
  doneAt: string | null
  /** Since when something has been waiting for this job. */
  waitingSince: string | null
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
