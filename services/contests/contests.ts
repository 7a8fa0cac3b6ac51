import type {
  ActiveContest,
  AdminContest,
  ContestDetails,
  ContestDraft,
  PublicContest,
} from '#contracts/contests.ts'
import { countBelongings } from '#store/contests/contest-counts.ts'
import { insertContest, moveContest } from '#store/contests/contest-changes.ts'
import { findContest, listContests } from '#store/contests/contests.ts'
import { findActiveContest, isOpen } from '#store/contests/open-contest.ts'
import { listPrizesOf } from '#store/contests/prizes.ts'
import { daysLeft, nextTurn, type Perishable } from './contest-times.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, missing } from '../errors.ts'
import { numberIdOf } from '../ids.ts'
import {
  presentAdminContest,
  presentContestDetails,
  presentPublicContest,
} from '../presenters/contests.ts'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import type { ContestStatus } from '#contracts/options.ts'
import type { Database } from '#store/database.ts'

type Reading = Pick<Dependencies, 'db' | 'clock'>
type Writing = Pick<Dependencies, 'db' | 'clock' | 'changes'>

/** Every contest including drafts, latest start first. */
export async function listContestsForAdmin({ db, clock }: Reading): Promise<AdminContest[]> {
  const [contests, counts] = await Promise.all([
    listContests(db, { withDrafts: true }),
    countBelongings(db),
  ])
  return contests.map((contest) =>
    presentAdminContest(contest, clock.now(), counts.get(contest.id)),
  )
}

/** Stores a contest. Throws `ConflictError` for a second active one. */
export async function createContest(
  { db, clock, changes }: Writing,
  draft: ContestDraft,
): Promise<AdminContest> {
  const contest = await insertContest(db, {
    ...draft,
    startDate: Temporal.Instant.from(draft.startDate),
    endDate: Temporal.Instant.from(draft.endDate),
    createdAt: clock.now(),
  })
  if (contest === 'another is active') throw await placeTaken(db)
  changes.announce('contests')
  return presentAdminContest(contest, clock.now())
}

/** Every contest except drafts, latest start first. */
export async function listPublicContests({
  db,
  clock,
}: Reading): Promise<Perishable<PublicContest[]>> {
  const now = clock.now()
  const contests = await listContests(db, { withDrafts: false })
  const active = contests.find(({ status }) => status === 'active')
  return {
    value: contests.map((contest) => presentPublicContest(contest, now)),
    expiresAt: active && nextTurn(active, now),
  }
}

/** One contest with its prizes. Throws `NotFoundError`, also for drafts. */
export async function publicContest(
  { db, clock }: Reading,
  id: string,
): Promise<Perishable<ContestDetails>> {
  const known = numberIdOf(id)
  const contest = known === null ? undefined : await findContest(db, known)
  if (!contest || contest.status === 'draft') {
    throw missing('contest')
  }
  const now = clock.now()
  const prizes = await listPrizesOf(db, contest.id)
  return {
    value: presentContestDetails(contest, prizes, now),
    expiresAt: nextTurn(contest, now),
  }
}

/** The contest accepting entries now, with its prizes; null if there is none. */
export async function activeContest({
  db,
  clock,
  site: { facts },
}: Reading & Pick<Dependencies, 'site'>): Promise<Perishable<ActiveContest | null>> {
  const now = clock.now()
  const contest = await findActiveContest(db)
  if (!contest) return { value: null, expiresAt: undefined }
  const expiresAt = nextTurn(contest, now, facts.timeZone)
  if (!isOpen(contest, now)) return { value: null, expiresAt }
  const details = presentContestDetails(contest, await listPrizesOf(db, contest.id), now)
  return { value: { ...details, daysLeft: daysLeft(contest, now, facts.timeZone) }, expiresAt }
}

/**
 * Moves a contest on: draft, active, closed, archived (section 4). Throws `NotFoundError`, or
 * `ConflictError` for any other step or a second active contest; then nothing changes.
 */
export async function changeContestStatus(
  { db, clock, changes }: Pick<Dependencies, 'db' | 'clock' | 'changes'>,
  id: string,
  to: ContestStatus,
): Promise<AdminContest> {
  const known = numberIdOf(id)
  if (known === null) throw missing('contest')
  const moved = await moveContest(db, known, to)
  if (moved === 'another is active') throw await placeTaken(db)
  if (!moved) throw await refusal(db, known, to)
  changes.announce('contests')
  const counts = await countBelongings(db, moved.id)
  return presentAdminContest(moved, clock.now(), counts.get(moved.id))
}

/** The error for a second active contest. */
export async function placeTaken(db: Database): Promise<ConflictError> {
  const active = await findActiveContest(db)
  // It has been closed since: trying again will work.
  return new ConflictError(
    active ? contestMessages.anotherActive(active.title) : contestMessages.justChanged,
  )
}

async function refusal(db: Database, id: number, to: ContestStatus): Promise<Error> {
  const contest = await findContest(db, id)
  return contest
    ? new ConflictError(contestMessages.notAStep(contest.status, to))
    : missing('contest')
}
