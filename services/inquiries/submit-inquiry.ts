import { eventDayErrors, groupDayErrors } from '#contracts/inquiry-days.ts'
import type { EventInquiry, GroupInquiry } from '#contracts/inquiries.ts'
import { inTransaction } from '#store/database.ts'
import { insertInquiry, type NewInquiry } from '#store/inquiries/inquiries.ts'
import { cabinByName } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import { RuleError, type FieldErrors } from '../errors.ts'
import { assertSameSent, repeatable, type SubmissionOptions } from '../repeated-sends.ts'
import { inquiryConfirmation } from '../notifications/inquiry-confirmation.ts'
import { insertWithinDailyLimit, mayWriteTo } from '../notifications/daily-limit.ts'
import { inquiryNotifications, type SentInquiry } from '../notifications/inquiries.ts'
import { markedIf, withLink } from '../notifications/to-owner.ts'
import { looksLikeSpam } from '../spam.ts'

type Deps = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'origin' | 'outboxEvents' | 'reaches' | 'mailsPerDay'
>

/**
 * Stores an event inquiry with its notifications (sections 5 and 7) and returns its id, or the
 * existing id if the key was used before. Possible spam is marked, and not confirmed to its sender. Throws
 * `RuleError` for a past date, and for a key used to send something else.
 */
export async function submitEventInquiry(
  deps: Deps,
  inquiry: EventInquiry,
  options: SubmissionOptions,
): Promise<{ id: string }> {
  assertRight(eventDayErrors(inquiry, deps.clock.today(deps.site.facts.timeZone)))
  return submit(deps, { kind: 'event', ...inquiry }, `${deps.origin}/plan-event`, options)
}

/** The same for a group; also rejects dates in the wrong order and unsuitable cabins. */
export async function submitGroupInquiry(
  deps: Deps,
  inquiry: GroupInquiry,
  options: SubmissionOptions,
): Promise<{ id: string }> {
  const today = deps.clock.today(deps.site.facts.timeZone)
  assertRight({ ...cabinErrors(deps, inquiry), ...groupDayErrors(inquiry, today) })
  return submit(deps, { kind: 'group', ...inquiry }, `${deps.origin}/group-booking`, options)
}

async function submit(
  { site, db, clock, origin, outboxEvents, reaches, mailsPerDay }: Deps,
  sent: SentInquiry,
  returnUrl: string,
  options: SubmissionOptions,
): Promise<{ id: string }> {
  const submittedAt = clock.now()
  const inquiry = toInquiry(sent, { submittedAt, ...repeatable(sent, options) })
  const id = await inTransaction(db, async (transaction) => {
    const stored = await insertInquiry(transaction, inquiry)
    if (!stored.isNew) assertSameSent(stored, inquiry)
    if (!stored.isNew) return stored.id
    const { isSuspect } = inquiry
    const messages = [...markedIf(isSuspect, inquiryNotifications(sent, returnUrl))]
    // Pages without JavaScript send no fill-in time: then only the owner replies.
    const isConfirmed = !isSuspect && reaches.includes('guest') && sent.filledInMs > 0
    if (isConfirmed && (await mayWriteTo(transaction, sent.email, submittedAt))) {
      messages.push(inquiryConfirmation(sent, site.facts))
    }
    const about = { source: stored.id, createdAt: submittedAt, mailsPerDay }
    const url = `${origin}/admin/inquiries?inquiry=${stored.id}`
    await insertWithinDailyLimit(transaction, withLink(messages, url), about)
    return stored.id
  })
  outboxEvents.emit('added')
  return { id }
}

function toInquiry(
  { website, filledInMs, ...inquiry }: SentInquiry,
  facts: Pick<NewInquiry, 'submittedAt' | 'idempotencyKey' | 'sentDigest'>,
): NewInquiry {
  return { ...inquiry, ...facts, isSuspect: looksLikeSpam({ website, filledInMs }) }
}

function cabinErrors({ site }: Deps, { cabinPreferences }: GroupInquiry): FieldErrors {
  const isForGroups = (name: string) => cabinByName(site, name)?.countsForGroups === true
  if (cabinPreferences.every(isForGroups)) return {}
  return { cabinPreferences: 'Please choose from the cabins on this page.' }
}

function assertRight(mistakes: FieldErrors): void {
  if (Object.keys(mistakes).length === 0) return
  throw new RuleError('Please check the marked fields.', { ...mistakes })
}
