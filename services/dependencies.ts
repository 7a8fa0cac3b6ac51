import type { Clock } from '#integrations/clock.ts'
import type { Database } from '#store/database.ts'
import type { Bell } from './bell.ts'
import type { Changes } from './changes.ts'

/** What every use case is given. Each names only the parts it needs, with `Pick`. */
export type Dependencies = {
  db: Database
  clock: Clock
  changes: Changes
  /** Rung when the outbox has something new. */
  outboxBell: Bell
  /** Canonical origin of the site, without a slash at its end. */
  origin: string
}
