import { proveWritable } from '#store/database.ts'
import { noteCopied, noteCopyFailed } from '#store/backup/copies.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Work } from '../work.ts'

/** How long a deleted word stays in copies; a moment longer ago can't be restored. */
export const copyRetention = { hours: 30 * 24 } as const

/** Far longer than a change takes to be copied. */
const firstPauseMs = 15_000

type Deps = Pick<Dependencies, 'db' | 'clock'> & {
  lastCopyAt: () => Temporal.Instant | null
}

/**
 * Records when the database was last copied. The record is a change that has to be copied in turn,
 * so a copy that has stopped is noticed on a quiet day too.
 */
export function databaseCopyWork({ db, clock, lastCopyAt }: Deps): Work<boolean> {
  const every = 5 * 60_000
  let changedAt: Temporal.Instant | null = null
  let isFirst = true
  return {
    every,
    pauseAfter: () => (isFirst ? firstPauseMs : every),
    async round() {
      isFirst = changedAt === null
      const since = changedAt
      changedAt = clock.now()
      if (since === null) {
        await proveWritable(db, { keep: true })
        return true
      }
      const at = lastCopyAt()
      const isCopied = at !== null && Temporal.Instant.compare(at, since) >= 0
      if (isCopied) await noteCopied(db, { name: 'database', at })
      else await noteCopyFailed(db, { name: 'database', at: changedAt })
      return isCopied
    },
  }
}
