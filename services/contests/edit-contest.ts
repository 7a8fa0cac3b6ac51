import type { AdminContest, ContestEdit } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import { countBelongings } from '#store/contests/contest-counts.ts'
import * as store from '#store/contests/contest-changes.ts'
import { findContest, type StoredContest } from '#store/contests/contests.ts'
import { inTransaction } from '#store/database.ts'
import { ConflictError, RuleError, missing } from '../errors.ts'
import { changedByAnother } from '../changed-by-another.ts'
import type { Dependencies } from '../dependencies.ts'
import { numberIdOf } from '../ids.ts'
import { presentAdminContest } from '../presenters/contests.ts'

type Writing = Pick<Dependencies, 'db' | 'clock' | 'changes'>
type ContestContentChange = Omit<ContestEdit, 'from'>

const checkFields = 'Please check the marked fields.'

/**
 * Updates the given fields. A draft can be changed completely, an active contest only in title,
 * description and a later end, so that the terms of entry stay. Throws `NotFoundError`,
 * `RuleError`, and `ConflictError` for a closed contest or one changed since the administrator saw
 * it.
 */
export async function editContest(
  { db, clock, changes }: Writing,
  id: string,
  edit: ContestEdit,
): Promise<AdminContest> {
  const contest = await contestOf(db, id)
  const { from = {}, ...change } = edit
  if (!isSame(contest, withChange(contest, from))) throw changedByAnother('contest', null)
  const content = withChange(contest, change)
  refuseWhatGuestsCountOn(contest, content)
  const edited = await store.editContest(db, contest, content)
  if (!edited) throw new ConflictError(contestMessages.movedOn)
  changes.announce('contests')
  const counts = await countBelongings(db, edited.id)
  return presentAdminContest(edited, clock.now(), counts.get(edited.id))
}

/** The contest with the given changes applied. */
function withChange(
  contest: store.ContestContent,
  { startDate, endDate, ...words }: ContestContentChange,
): store.ContestContent {
  return {
    title: words.title ?? contest.title,
    description: words.description ?? contest.description,
    rules: words.rules ?? contest.rules,
    startDate: startDate === undefined ? contest.startDate : Temporal.Instant.from(startDate),
    endDate: endDate === undefined ? contest.endDate : Temporal.Instant.from(endDate),
    followsDates: words.followsDates ?? contest.followsDates,
  }
}

function isSame(one: store.ContestContent, other: store.ContestContent): boolean {
  return (
    one.title === other.title &&
    one.description === other.description &&
    one.rules === other.rules &&
    one.startDate.equals(other.startDate) &&
    one.endDate.equals(other.endDate) &&
    one.followsDates === other.followsDates
  )
}

/** Deletes a draft and its prizes. Throws `NotFoundError`, or `ConflictError` if not a draft. */
export async function deleteContest({ db, changes }: Writing, id: string): Promise<void> {
  const contest = await contestOf(db, id)
  if (contest.status !== 'draft') throw new ConflictError(contestMessages.notADraft)
  await inTransaction(db, async (transaction) => {
    const isGone = await store.deleteDraft(transaction, contest.id)
    if (!isGone) throw new ConflictError(contestMessages.movedOn)
  })
  changes.announce('contests')
}

async function contestOf(db: Writing['db'], id: string): Promise<StoredContest> {
  const known = numberIdOf(id)
  const contest = known === null ? undefined : await findContest(db, known)
  if (!contest) throw missing('contest')
  return contest
}

function refuseWhatGuestsCountOn(before: StoredContest, after: store.ContestContent): void {
  const { rulesFixed, endOnlyLater, notEditable } = contestMessages
  if (Temporal.Instant.compare(after.startDate, after.endDate) >= 0) {
    throw new RuleError(checkFields, { endDate: 'Please choose an end date after the start date.' })
  }
  if (before.status === 'draft') return
  if (before.status !== 'active') throw new ConflictError(notEditable(before.status))
  const mistakes = {
    ...(before.rules !== after.rules && { rules: rulesFixed }),
    ...(Temporal.Instant.compare(before.startDate, after.startDate) !== 0 && {
      startDate: rulesFixed,
    }),
    ...(Temporal.Instant.compare(after.endDate, before.endDate) < 0 && { endDate: endOnlyLater }),
  }
  if (Object.keys(mistakes).length > 0) throw new RuleError(checkFields, mistakes)
}
