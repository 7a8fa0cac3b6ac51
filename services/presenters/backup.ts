import type { CopyState } from '#contracts/backup.ts'
import type { LastCopy, LastDrill } from '../backup/last-copies.ts'

export function copyStateForAdmin(
  copies: readonly LastCopy[],
  drill: LastDrill | null,
  now: Temporal.Instant,
): CopyState {
  const timesOf = ({ doneAt, failingSince }: Pick<LastCopy, 'doneAt' | 'failingSince'>) => ({
    doneAt: doneAt?.toString() ?? null,
    ageMinutes: doneAt && Math.max(0, Math.floor(doneAt.until(now).total('minutes'))),
    failingSince: failingSince?.toString() ?? null,
  })
  return {
    copies: copies.map((copy) => ({ name: copy.name, ...timesOf(copy) })),
    drill: drill && { ...timesOf(drill), finding: drill.finding },
  }
}
