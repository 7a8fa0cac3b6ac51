import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { prizesAlbum } from '#content/pictures/stand-ins.ts'
import { webpUrl } from '#content/pictures/url.ts'
import type { AdminPrize, PrizeDraft, PrizeEdit } from '#contracts/contests.ts'
import { ownPictureId } from '#contracts/prize-pictures.ts'
import { findContest, listContests, type StoredContest } from '#store/contests/contests.ts'
import * as store from '#store/contests/prizes.ts'
import { findUpload } from '#store/pictures/uploads.ts'
import type { Dependencies } from '../dependencies.ts'
import { RuleError, ConflictError, missing } from '../errors.ts'
import { changedByAnother } from '../changed-by-another.ts'
import { numberIdOf } from '../ids.ts'
import { keepPicture, type KeepDeps } from '../pictures/keep-picture.ts'
import { presentAdminPrize } from '../presenters/contests.ts'
import { contestMessages, prizeMessages } from '#contracts/admin-contest-messages.ts'
import { countBelongings } from '#store/contests/contest-counts.ts'

/** Prizes of all contests, newest first. */
export async function listPrizes({ db }: Pick<Dependencies, 'db'>): Promise<AdminPrize[]> {
  const [prizes, contests] = await Promise.all([
    store.listPrizes(db),
    listContests(db, { withDrafts: true }),
  ])
  const titles = new Map(contests.map(({ id, title }) => [id, title]))
  return prizes.map((prize) => presentAdminPrize(prize, titles.get(prize.contestId) ?? ''))
}

/** Adds a prize to any contest. Throws `RuleError` for an unknown contest or picture. */
export async function addPrize(
  deps: KeepDeps & Pick<Dependencies, 'fetchPicture'>,
  draft: PrizeDraft,
): Promise<AdminPrize> {
  const { db, clock, changes } = deps
  const contest = await findContest(db, draft.contestId)
  if (!contest) {
    throw new RuleError('Please check the marked fields.', {
      contestId: 'This contest does not exist.',
    })
  }
  const imageUrl = await pictureFrom(deps, draft.imageUrl)
  const prize = await store.insertPrize(db, { ...draft, imageUrl, createdAt: clock.now() })
  changes.announce('contests')
  return presentAdminPrize(prize, contest.title)
}

/** The URL a prize will show: ours is kept, an external picture is fetched. Throws `RuleError`. */
async function pictureFrom(
  deps: KeepDeps & Pick<Dependencies, 'fetchPicture'>,
  address: string | null,
): Promise<string | null> {
  if (address === null) return null
  const own = ownPictureId(address)
  if (own !== null) {
    if ((await findUpload(deps.db, own))?.album === prizesAlbum) return address
    throw refused('This picture is no longer there. Please choose it again.')
  }
  const { signal } = new AbortController()
  const content = await deps.fetchPicture(new URL(address), signal).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'could not be reached'
    throw refused(`We could not get this picture: its address ${reason}.`)
  })
  const body = Readable.from([content])
  const arriving = { album: prizesAlbum, fileName: 'prize', key: randomUUID(), body }
  const { id } = await keepPicture(deps, arriving).catch((error: unknown) => {
    throw error instanceof RuleError ? refused(error.message) : error
  })
  return webpUrl({ stem: id })
}

function refused(message: string): RuleError {
  return new RuleError('Please check the marked fields.', { imageUrl: message })
}

/** Throws `NotFoundError`, and `ConflictError` once a winner of its contest has been notified. */
export async function deletePrize(
  { db, changes }: Pick<Dependencies, 'db' | 'changes'>,
  id: string,
): Promise<void> {
  const { prize } = await prizeOf(db, id)
  if (!(await store.deletePrize(db, prize.id))) {
    await prizeOf(db, id)
    throw new ConflictError(prizeMessages.promised)
  }
  changes.announce('contests')
}

type Writing = Pick<Dependencies, 'db' | 'changes'>

/**
 * Updates the given fields. Outside a draft the value can only increase, and once guests have
 * entered the text is fixed. Throws `NotFoundError`, `RuleError`, and `ConflictError` if the
 * contest is closed or the prize changed since the administrator saw it.
 */
export async function editPrize(
  { db, changes }: Writing,
  id: string,
  { from = {}, ...change }: PrizeEdit,
): Promise<AdminPrize> {
  const { prize, contest } = await prizeOf(db, id)
  if (!isSame(prize, withChange(prize, from))) throw changedByAnother('prize', null)
  const content = withChange(prize, change)
  await refuseWhatGuestsCountOn(db, contest, prize, content)
  const edited = await store.editPrize(db, prize, content)
  if (!edited) throw changedByAnother('prize', null)
  changes.announce('contests')
  return presentAdminPrize(edited, contest.title)
}

async function prizeOf(db: Writing['db'], id: string) {
  const known = numberIdOf(id)
  const prize = known === null ? undefined : await store.findPrize(db, known)
  const contest = prize && (await findContest(db, prize.contestId))
  if (!contest) throw missing('prize')
  return { prize, contest }
}

function withChange(prize: store.PrizeContent, change: Omit<PrizeEdit, 'from'>) {
  return {
    title: change.title ?? prize.title,
    description: change.description ?? prize.description,
    valueCents: change.valueCents ?? prize.valueCents,
  }
}

function isSame(one: store.PrizeContent, other: store.PrizeContent): boolean {
  const hasSameWords = one.title === other.title && one.description === other.description
  return hasSameWords && one.valueCents === other.valueCents
}

async function refuseWhatGuestsCountOn(
  db: Writing['db'],
  { id, status }: StoredContest,
  before: store.PrizeContent,
  after: store.PrizeContent,
): Promise<void> {
  if (status === 'draft') return
  if (status !== 'active') throw new ConflictError(contestMessages.notEditable(status))
  const { wordsFixed, valueOnlyHigher } = prizeMessages
  const hasEntries = ((await countBelongings(db, id)).get(id)?.submissions ?? 0) > 0
  const mistakes = {
    ...(hasEntries && before.title !== after.title && { title: wordsFixed }),
    ...(hasEntries && before.description !== after.description && { description: wordsFixed }),
    ...(after.valueCents < before.valueCents && { valueCents: valueOnlyHigher }),
  }
  if (Object.keys(mistakes).length > 0) {
    throw new RuleError('Please check the marked fields.', mistakes)
  }
}
