import type { AdminPrize, PrizeDraft } from '#contracts/contests.ts'
import { findContest, listContests } from '#store/contests/contests.ts'
import * as store from '#store/contests/prizes.ts'
import type { Dependencies } from '../dependencies.ts'
import { NotFoundError, RuleError } from '../errors.ts'
import { numberIdOf } from '../ids.ts'
import { prizePictureFrom, type PictureDeps } from './prize-pictures.ts'
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
  deps: PictureDeps & Pick<Dependencies, 'db' | 'clock' | 'changes'>,
  draft: PrizeDraft,
): Promise<AdminPrize> {
  const { db, clock, changes } = deps
  const contest = await findContest(db, draft.contestId)
  if (!contest) {
    throw new RuleError('Please check the marked fields.', {
      contestId: 'This contest does not exist.',
    })
  }
  const imageUrl = await prizePictureFrom(deps, draft.imageUrl)
  const prize = await store.insertPrize(db, { ...draft, imageUrl, createdAt: clock.now() })
  changes.announce('contests')
  return presentAdminPrize(prize, contest.title)
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
