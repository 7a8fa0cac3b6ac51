import type { AdminContest, ContestEdit } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/messages.ts'
import { countBelongings } from '#store/contests/contest-counts.ts'
import * as store from '#store/contests/contests.ts'
import { listPrizesOf } from '#store/contests/prizes.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, NotFoundError, RuleError } from '../errors.ts'
import { numberIdOf } from '../ids.ts'
import { presentAdminContest } from '../presenters/contests.ts'
import { deletePrize } from './prizes.ts'

type Writing = Pick<Dependencies, 'db' | 'clock' | 'changes'>

const checkFields = 'Please check the marked fields.'

/**
 * Changes what is given. Of a draft everything; of an active contest title and description, and its
 * end to a later time: what guests entered under stays. Throws `NotFoundError`, `RuleError`, and
 * `ConflictError` for a closed contest or one that has moved on meanwhile.
 */
export async function editContest(
  { db, clock, changes }: Writing,
  id: string,
  edit: ContestEdit,
): Promise<AdminContest> {
  const contest = await contestOf(db, id)
  const { startDate, endDate, ...words } = edit
  const content = {
    title: words.title ?? contest.title,
    description: words.description ?? contest.description,
    rules: words.rules ?? contest.rules,
    startDate: startDate === undefined ? contest.startDate : Temporal.Instant.from(startDate),
    endDate: endDate === undefined ? contest.endDate : Temporal.Instant.from(endDate),
  }
  refuseWhatGuestsCountOn(contest, content)
  const edited = await store.editContest(db, contest, content)
  if (!edited) throw new ConflictError(contestMessages.movedOn)
  changes.announce('contests')
  const counts = await countBelongings(db, edited.id)
  return presentAdminContest(edited, clock.now(), counts.get(edited.id))
}

/** Deletes a draft with its prizes. Throws `NotFoundError`, `ConflictError` for any other contest. */
export async function deleteContest(deps: Writing, id: string): Promise<void> {
  const contest = await contestOf(deps.db, id)
  if (contest.status !== 'draft') throw new ConflictError(contestMessages.notADraft)
  for (const prize of await listPrizesOf(deps.db, contest.id)) {
    await deletePrize(deps, String(prize.id))
  }
  const isGone = await store.deleteDraft(deps.db, contest.id)
  if (!isGone) throw new ConflictError(contestMessages.movedOn)
  deps.changes.announce('contests')
}

async function contestOf(db: Writing['db'], id: string): Promise<store.StoredContest> {
  const known = numberIdOf(id)
  const contest = known === null ? undefined : await store.findContest(db, known)
  if (!contest) throw new NotFoundError('This contest does not exist.')
  return contest
}

function refuseWhatGuestsCountOn(before: store.StoredContest, after: store.ContestContent): void {
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
