import { noteCopy, readCopies, type CopyName, type CopyRecord } from '#store/backup/copies.ts'
import { proveWritable } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Wait, Work } from '../work.ts'

/** What `BACKUP_URL` copies: nothing without it, only uploads beside a PostgreSQL server. */
export type Covered = readonly Exclude<CopyName, 'drill'>[]

type Deps = Pick<Dependencies, 'db' | 'backupCovers'>

interface Times {
  /** Minutes since it last succeeded; null for never. */
  ageMinutes: number | null
  /** ISO 8601, UTC: since when it has been failing; null if it works. */
  failingSince: string | null
}

export interface CopyState {
  /** What is copied all the time: nothing without `BACKUP_URL`. */
  copies: ({ name: Covered[number] } & Times)[]
  /** The last restore that was tried; null before the first. */
  drill: (Times & { finding: string | null }) | null
}

/** The last copy of each thing covered, also of those never copied yet, and the last drill. */
export async function copyState({
  db,
  backupCovers,
  clock,
}: Deps & Pick<Dependencies, 'clock'>): Promise<CopyState> {
  const records = await readCopies(db)
  const now = clock.now()
  const timesOf = (record: CopyRecord | undefined) => ({
    ageMinutes: record?.doneAt
      ? Math.max(0, Math.floor(record.doneAt.until(now).total('minutes')))
      : null,
    failingSince: record?.failingSince?.toString() ?? null,
  })
  const drill = records.find(({ name }) => name === 'drill')
  return {
    copies: backupCovers.map((name) => ({
      name,
      ...timesOf(records.find((each) => each.name === name)),
    })),
    drill: drill ? { ...timesOf(drill), finding: drill.finding } : null,
  }
}

/** When what is covered was last copied as a whole; null if something never was. */
export async function oldestCopy({ db, backupCovers }: Deps): Promise<Temporal.Instant | null> {
  const records = await readCopies(db)
  const times = backupCovers.map((name) => records.find((each) => each.name === name)?.doneAt)
  if (!times.every((time) => time !== undefined && time !== null)) return null
  return times.toSorted((one, other) => Temporal.Instant.compare(one, other))[0] ?? null
}

/** Far longer than a change takes to be copied. */
const patienceMs = 15_000

interface DatabaseCopyDeps extends Pick<Dependencies, 'db' | 'clock'> {
  lastCopyAt: () => Temporal.Instant | null
  wait: Wait
}

/**
 * Records whether the database is copied. It makes a change to be copied, so a copy that has stopped
 * is noticed on a quiet day too.
 */
export function databaseCopyWork({ db, clock, wait, lastCopyAt }: DatabaseCopyDeps): Work<boolean> {
  return {
    every: 5 * 60_000,
    async round(stopping) {
      const since = clock.now()
      await proveWritable(db, { keep: true })
      await wait(patienceMs, stopping)
      if (stopping.aborted) return true
      const at = lastCopyAt() ?? since
      const hasFailed = lastCopyAt() === null || Temporal.Instant.compare(at, since) < 0
      await noteCopy(db, { name: 'database', at: hasFailed ? since : at, hasFailed })
      return !hasFailed
    },
  }
}
