import type {
  ActiveContest,
  AdminContest,
  ContestDetails,
  ContestDraft,
  PublicContest,
} from '#contracts/contests.ts'
import { site } from '#content/site.ts'
import { countBelongings } from '#store/contests/contest-counts.ts'
import * as store from '#store/contests/contests.ts'
import { listPrizesOf } from '#store/contests/prizes.ts'
import { placeTaken } from './contest-status.ts'
import { daysLeft, nextTurn, type Perishable } from './contest-times.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError } from '../errors.ts'
import { numberIdOf } from '../ids.ts'
import {
  presentAdminContest,
  presentContestDetails,
  presentPublicContest,
} from '../presenters/contests.ts'

type Reading = Pick<Dependencies, 'db' | 'clock'>
type Writing = Pick<Dependencies, 'db' | 'clock' | 'changes'>

/** Every contest, drafts included, those that begin last first. */
export async function listContestsForAdmin({ db, clock }: Reading): Promise<AdminContest[]> {
  const [contests, counts] = await Promise.all([
    store.listContests(db, { withDrafts: true }),
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
  const contest = await store.insertContest(db, {
    ...draft,
    startDate: Temporal.Instant.from(draft.startDate),
    endDate: Temporal.Instant.from(draft.endDate),
    createdAt: clock.now(),
  })
  if (contest === 'another is active') throw await placeTaken(db)
  changes.announce('contests')
  return presentAdminContest(contest, clock.now())
}

/** Every contest but drafts, those that began last first. */
export async function listPublicContests({
  db,
  clock,
}: Reading): Promise<Perishable<PublicContest[]>> {
  const now = clock.now()
  const contests = await store.listContests(db, { withDrafts: false })
  const active = contests.find(({ status }) => status === 'active')
  return {
    value: contests.map((contest) => presentPublicContest(contest, now)),
    expiresAt: active && nextTurn(active, now),
  }
}

/** One contest with its prizes. Throws `NotFoundError`, for drafts too. */
export async function publicContest(
  { db, clock }: Reading,
  id: string,
): Promise<Perishable<ContestDetails>> {
  const known = numberIdOf(id)
  const contest = known === null ? undefined : await store.findContest(db, known)
  if (!contest || contest.status === 'draft') {
    throw new NotFoundError('This contest does not exist.')
  }
  const now = clock.now()
  const prizes = await listPrizesOf(db, contest.id)
  return {
    value: presentContestDetails(contest, prizes, now),
    expiresAt: nextTurn(contest, now),
  }
}

/** The contest that takes entries now, with its prizes; null when there is none. */
export async function activeContest({
  db,
  clock,
}: Reading): Promise<Perishable<ActiveContest | null>> {
  const now = clock.now()
  const contest = await store.findActiveContest(db)
  if (!contest) return { value: null, expiresAt: undefined }
  const expiresAt = nextTurn(contest, now, site.timeZone)
  if (!store.isOpen(contest, now)) return { value: null, expiresAt }
  const details = presentContestDetails(contest, await listPrizesOf(db, contest.id), now)
  return { value: { ...details, daysLeft: daysLeft(contest, now, site.timeZone) }, expiresAt }
}
