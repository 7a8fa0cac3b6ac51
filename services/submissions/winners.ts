import type { AdminSubmission } from '#contracts/submissions.ts'
import type { WinnerLetter } from '#contracts/winners.ts'
import { listPrizesOf } from '#store/contests/prizes.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import { decisionsOf } from '#store/submissions/submission-decisions.ts'
import { findListedSubmission, type ListedSubmission } from '#store/submissions/submission-lists.ts'
import {
  findLetter,
  holdWinner,
  insertLetter,
  markPrize,
} from '#store/submissions/winner-letters.ts'
import type { Change } from '#store/values.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, missing } from '../errors.ts'
import { isId } from '../ids.ts'
import {
  nextMail,
  refuseWithoutMail,
  replyToOf,
  writtenMail,
  type WritingDeps,
} from '../notifications/written-mail.ts'
import { presentAdminSubmission } from '../presenters/submissions.ts'
import { presentWrittenMail } from '../presenters/written-mails.ts'

const words = {
  subject: (contest: string) => `You won “${contest}”`,
  text: ({ name, contest, prizes }: { name: string; contest: string; prizes: readonly string[] }) =>
    [
      `Hello ${name},`,
      `Congratulations: your entry has won “${contest}”!`,
      ...(prizes.length === 1 ? [`Your prize: ${prizes[0]}.`] : []),
      // Who wins which one is the owner's to say.
      ...(prizes.length > 1 ? [`One of these prizes is yours: ${prizes.join(', ')}.`] : []),
      'Just reply to this email and tell us where to send it.',
    ].join('\n\n'),
} as const

/**
 * The letter to a winner, or a suggestion for one. Throws `NotFoundError`, and
 * `ConflictError` unless the entry is a winner.
 */
export async function readWinnerLetter(deps: WritingDeps, id: string): Promise<WinnerLetter> {
  const { db } = deps
  const winner = await winnerWith(db, id)
  const letter = await findLetter(db, id)
  const prizes = await listPrizesOf(db, winner.contestId)
  const { guestName: name, contest } = winner
  return {
    ...nextMail(deps, letter?.subject ?? words.subject(contest)),
    letter: letter ? presentWrittenMail(letter) : null,
    suggestion: words.text({ name, contest, prizes: prizes.map(({ title }) => title) }),
  }
}

/**
 * Queues a letter to a winner, once: sending the same again changes nothing. Throws
 * `NotFoundError`, and `ConflictError` without a mail service that reaches guests, unless the entry
 * is a winner, or if someone else has written.
 */
export async function writeToWinner(
  deps: WritingDeps & Pick<Dependencies, 'outboxEvents'>,
  id: string,
  text: string,
  change: Change,
): Promise<WinnerLetter> {
  const { db, site, outboxEvents } = deps
  refuseWithoutMail(deps)
  const winner = await winnerWith(db, id)
  const subject = words.subject(winner.contest)
  await inTransaction(db, async (transaction) => {
    if (!(await holdWinner(transaction, id))) throw notWinner()
    const by = { writtenBy: change.by, writtenAt: change.at }
    const letter = await insertLetter(transaction, { submissionId: id, subject, text, ...by })
    if (letter === null) return refuseAnother(transaction, { id, text, by: change.by })
    const mail = writtenMail(
      { kind: 'winner-letter', subject, text, guest: winner.guestEmail, replyTo: replyToOf(deps) },
      site.facts,
    )
    await insertNotifications(transaction, [
      { ...mail, id: letter, source: id, createdAt: change.at },
    ])
  })
  outboxEvents.emit('added')
  return readWinnerLetter(deps, id)
}

interface Repeated {
  id: string
  text: string
  by: string
}

async function refuseAnother(transaction: Database, { id, text, by }: Repeated): Promise<void> {
  const letter = await findLetter(transaction, id)
  const isSame = letter?.text === text && letter.writtenBy === by
  if (!isSame) throw new ConflictError('This winner has already been written to.')
}

/** Marks a winner's prize as sent or not. Throws like `readWinnerLetter`. */
export async function markPrizeSent(
  { db, site }: Pick<Dependencies, 'site' | 'db'>,
  id: string,
  isSent: boolean,
  change: Change,
): Promise<AdminSubmission> {
  await winnerWith(db, id)
  const isMarked = await markPrize(db, id, isSent ? change : null)
  if (!isMarked) throw notWinner()
  const decisions = await decisionsOf(db, [id])
  return presentAdminSubmission(site, await winnerWith(db, id), decisions.get(id) ?? [])
}

async function winnerWith(db: Database, id: string): Promise<ListedSubmission> {
  const entry = isId(id) ? await findListedSubmission(db, id) : undefined
  if (!entry) throw missing('entry')
  if (entry.status !== 'winner') throw notWinner()
  return entry
}

function notWinner(): ConflictError {
  return new ConflictError('This entry is not a winner.')
}
