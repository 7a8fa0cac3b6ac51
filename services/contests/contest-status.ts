import type { AdminContest } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/messages.ts'
import type { ContestStatus } from '#contracts/options.ts'
import { countBelongings } from '#store/contests/contest-counts.ts'
import { findActiveContest, findContest, moveContest } from '#store/contests/contests.ts'
import type { Database } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { numberIdOf } from '../ids.ts'
import { presentAdminContest } from '../presenters/contests.ts'

/**
 * Moves a contest on: draft, active, closed, archived (section 4). Throws `NotFoundError`, and
 * `ConflictError` for any other step and for a second active contest; then nothing has changed.
 */
export async function changeContestStatus(
  { db, clock, changes }: Pick<Dependencies, 'db' | 'clock' | 'changes'>,
  id: string,
  to: ContestStatus,
): Promise<AdminContest> {
  const known = numberIdOf(id)
  if (known === null) throw unknownContest()
  const moved = await moveContest(db, known, to)
  if (moved === 'another is active') throw await placeTaken(db)
  if (!moved) throw await refusal(db, known, to)
  changes.announce('contests')
  const counts = await countBelongings(db, moved.id)
  return presentAdminContest(moved, clock.now(), counts.get(moved.id))
}

/** Why a contest cannot become active: another one is. */
export async function placeTaken(db: Database): Promise<ConflictError> {
  const active = await findActiveContest(db)
  // Closed by somebody else since: the next try will do.
  return new ConflictError(
    active ? contestMessages.anotherActive(active.title) : contestMessages.justChanged,
  )
}

async function refusal(db: Database, id: number, to: ContestStatus): Promise<Error> {
  const contest = await findContest(db, id)
  return contest
    ? new ConflictError(contestMessages.notAStep(contest.status, to))
    : unknownContest()
}

function unknownContest(): NotFoundError {
  return new NotFoundError('This contest does not exist.')
}
