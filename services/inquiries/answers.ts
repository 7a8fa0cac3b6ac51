import { longDay } from '#contracts/date-formats.ts'
import type { NewAnswer, ReplyTemplate, Thread } from '#contracts/inquiry-answers.ts'
import { inTransaction } from '#store/database.ts'
import {
  answersOf,
  confirmationOf,
  insertAnswer,
  type StoredAnswer,
} from '#store/inquiries/answers.ts'
import { changeInquiry, findInquiry, type StoredInquiry } from '#store/inquiries/inquiries.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import type { Change } from '#store/values.ts'
import { changedByAnother } from '../changed-by-another.ts'
import type { Dependencies } from '../dependencies.ts'
import { type ConflictError, missing } from '../errors.ts'
import { isId } from '../ids.ts'
import {
  firstSubject,
  nextMail,
  refuseWithoutMail,
  replyToOf,
  subjectAfter,
  writtenMail,
  type WritingDeps,
} from '../notifications/written-mail.ts'
import { presentWrittenMail } from '../presenters/written-mails.ts'
import { fillTemplate, listTemplates } from '../reply-templates/reply-templates.ts'

/** What was written to the guest, and what the next answer starts from. Throws `NotFoundError`. */
export async function readThread(deps: WritingDeps, id: string): Promise<Thread> {
  const { db, site } = deps
  const inquiry = isId(id) ? await findInquiry(db, id) : undefined
  if (!inquiry) throw missing('inquiry')
  const answers = await answersOf(db, id)
  const templates = await listTemplates(db)
  return {
    ...nextMail(deps, await nextSubject(deps, inquiry, answers)),
    answers: answers.map(presentWrittenMail),
    templates: templates.map((template) => filledFor(template, inquiry, site.facts)),
  }
}

/**
 * Queues an answer to the guest and marks the inquiry as answered, in one transaction. Sending the
 * same answer again changes nothing. Throws `NotFoundError`, and `ConflictError` without a mail
 * service that reaches guests, or if someone else has answered since.
 */
export async function answerInquiry(
  deps: WritingDeps & Pick<Dependencies, 'outboxEvents'>,
  id: string,
  { text, seen }: NewAnswer,
  change: Change,
): Promise<Thread> {
  const { db, outboxEvents } = deps
  refuseWithoutMail(deps)
  if (!isId(id)) throw missing('inquiry')
  await inTransaction(db, async (transaction) => {
    // First, so that of two answers at once the second waits.
    const inquiry = await changeInquiry(transaction, id, { status: 'answered' }, change)
    if (!inquiry) throw missing('inquiry')
    const answers = await answersOf(transaction, id)
    const rest = answers.slice(seen)
    if (rest.length === 1 && rest[0]?.text === text && rest[0].writtenBy === change.by) return
    if (rest.length > 0 || seen > answers.length) throw answeredByAnother(deps, rest.at(-1))
    await store({ ...deps, db: transaction }, { inquiry, answers, text, change })
  })
  outboxEvents.emit('added')
  return readThread(deps, id)
}

interface Writing {
  inquiry: StoredInquiry
  answers: readonly StoredAnswer[]
  text: string
  change: Change
}

async function store(
  deps: WritingDeps,
  { inquiry, answers, text, change }: Writing,
): Promise<void> {
  const { db, site } = deps
  const subject = await nextSubject(deps, inquiry, answers)
  const confirmation = await confirmationOf(db, inquiry.id)
  const answer = {
    inquiryId: inquiry.id,
    number: answers.length + 1,
    subject,
    text,
    writtenBy: change.by,
    writtenAt: change.at,
  }
  const id = await insertAnswer(db, answer)
  if (id === null) throw answeredByAnother(deps, undefined)
  const earlier = [...(confirmation ? [confirmation] : []), ...answers].map((each) => each.id)
  const written = { subject, text, earlier, guest: inquiry.email, replyTo: replyToOf(deps) }
  const mail = { ...writtenMail({ kind: 'inquiry-answer', ...written }, site.facts), id }
  await insertNotifications(db, [{ ...mail, source: inquiry.id, createdAt: change.at }])
}

function answeredByAnother({ site }: WritingDeps, last: StoredAnswer | undefined): ConflictError {
  const { timeZone } = site.facts
  return changedByAnother(
    'inquiry',
    last ? { last: { by: last.writtenBy, at: last.writtenAt }, timeZone } : null,
  )
}

/** The same subject keeps the mails together in the guest's mailbox. */
async function nextSubject(
  { db, site }: WritingDeps,
  { id, kind }: StoredInquiry,
  answers: readonly StoredAnswer[],
): Promise<string> {
  const last = answers.at(-1) ?? (await confirmationOf(db, id))
  return last ? subjectAfter(last.subject) : firstSubject(kind, site.facts)
}

function filledFor(
  { id, name, text }: ReplyTemplate,
  inquiry: StoredInquiry,
  { property, phone }: Dependencies['site']['facts'],
): ReplyTemplate {
  const words = { name: inquiry.name, dates: datesOf(inquiry), property, phone }
  return { id, name, text: fillTemplate(text, words) }
}

function datesOf(inquiry: StoredInquiry): string {
  if (inquiry.kind === 'event') return longDay(inquiry.eventDate)
  return `${longDay(inquiry.checkIn)} to ${longDay(inquiry.checkOut)}`
}
