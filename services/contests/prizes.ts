import type { AdminPrize, PrizeDraft, PrizeEdit } from '#contracts/contests.ts'
import { contestMessages, prizeMessages } from '#contracts/messages.ts'
import { findContest, listContests } from '#store/contests/contests.ts'
import * as store from '#store/contests/prizes.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, NotFoundError, RuleError } from '../errors.ts'
import { numberIdOf } from '../ids.ts'
import { prizePictureFrom, type PictureParts } from './prize-pictures.ts'
import { presentAdminPrize } from '../presenters/contests.ts'

/** The prizes of all contests, those added last first. */
export async function listPrizes({ db }: Pick<Dependencies, 'db'>): Promise<AdminPrize[]> {
  const [prizes, contests] = await Promise.all([
    store.listPrizes(db),
    listContests(db, { withDrafts: true }),
  ])
  const titles = new Map(contests.map(({ id, title }) => [id, title]))
  return prizes.map((prize) => presentAdminPrize(prize, titles.get(prize.contestId) ?? ''))
}

/**
 * Adds a prize to a contest, whatever its status. Throws `RuleError` for an unknown contest, and for a
 * picture that cannot be had.
 */
export async function addPrize(
  parts: PictureParts & Pick<Dependencies, 'db' | 'clock' | 'changes'>,
  draft: PrizeDraft,
): Promise<AdminPrize> {
  const { db, clock, changes } = parts
  const contest = await findContest(db, draft.contestId)
  if (!contest) {
    throw new RuleError('Please check the marked fields.', {
      contestId: 'This contest does not exist.',
    })
  }
  const imageUrl = await prizePictureFrom(parts, draft.imageUrl)
  const prize = await store.insertPrize(db, { ...draft, imageUrl, createdAt: clock.now() })
  changes.announce('contests')
  return presentAdminPrize(prize, contest.title)
}

/**
 * Changes what is given. Guests who entered count on the value: outside a draft it can only grow.
 * Throws `NotFoundError`, `RuleError`, and `ConflictError` for a prize of a closed contest.
 */
export async function editPrize(
  { db, changes }: Pick<Dependencies, 'db' | 'changes'>,
  id: string,
  edit: PrizeEdit,
): Promise<AdminPrize> {
  const known = numberIdOf(id)
  const prize = known === null ? undefined : await store.findPrize(db, known)
  const contest = prize && (await findContest(db, prize.contestId))
  if (!contest) throw new NotFoundError('This prize does not exist.')
  const { status } = contest
  if (status !== 'draft' && status !== 'active') {
    throw new ConflictError(contestMessages.notEditable(status))
  }
  if (status === 'active' && (edit.valueCents ?? prize.valueCents) < prize.valueCents) {
    const { valueOnlyHigher } = prizeMessages
    throw new RuleError('Please check the marked fields.', { valueCents: valueOnlyHigher })
  }
  const hasEdit = Object.keys(edit).length > 0
  const edited = hasEdit ? await store.editPrize(db, prize.id, edit) : prize
  if (!edited) throw new NotFoundError('This prize does not exist.')
  changes.announce('contests')
  return presentAdminPrize(edited, contest.title)
}

/** Throws `NotFoundError`. */
export async function deletePrize(
  { db, changes }: Pick<Dependencies, 'db' | 'changes'>,
  id: string,
): Promise<void> {
  const known = numberIdOf(id)
  const existed = known !== null && (await store.deletePrize(db, known))
  if (!existed) throw new NotFoundError('This prize does not exist.')
  changes.announce('contests')
}
