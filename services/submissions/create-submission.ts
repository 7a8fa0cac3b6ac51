import type { SubmissionFields } from '#contracts/submissions.ts'
import { rulesHaveChanged } from '#contracts/contest-messages.ts'
import { entryMessages } from '#contracts/messages.ts'
import { getOpenContest } from '#store/contests/open-contest.ts'
import { insertSubmission, markSubmissionVerified } from '#store/submissions/submissions.ts'
import type { NewSubmission } from '#store/submissions/submission-rows.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { takeLock } from '#store/locks.ts'
import { cabinIdOf, stayedInCabin } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, FileRefusedError, filesUnavailable } from '../errors.ts'
import { assertRoomForPending, warnOfPending } from './pending-ceiling.ts'
import type { Site } from '../site/site.ts'
import type { ReceivedFile } from './receive-files.ts'
import { insertWithinDailyLimit } from '../notifications/daily-limit.ts'
import { submissionNotifications, markedIf, withLink } from '../notifications/to-owner.ts'
import { removeFiles } from '../pictures/stored-files.ts'
import { unnamedAtMost } from '../pictures/sweep.ts'
import { redeemStayLink } from '../stay-links/redeem.ts'
import { storeFiles } from './store-files.ts'

type CreatingDependencies = Pick<
  Dependencies,
  | 'site'
  | 'db'
  | 'clock'
  | 'storage'
  | 'media'
  | 'fileEvents'
  | 'outboxEvents'
  | 'origin'
  | 'mailsPerDay'
>

export interface ReceivedSubmission {
  fields: SubmissionFields
  files: readonly ReceivedFile[]
  /** When the upload began: the moment that counts for the contest, after the guest had agreed. */
  begunAt: Temporal.Instant
  /** Sending again with the same key stores nothing more; null without a key. */
  idempotencyKey: string | null
}

/**
 * Checks what can be checked before the files arrive. Checked once: a guest who starts uploading
 * while the contest is open may finish, as its rules say. Throws `RuleError` for an
 * unknown cabin, `ConflictError` if the contest was not open (section 5) or the guest agreed to
 * outdated rules, `UnavailableError` if too many entries are pending.
 */
export async function assertMaySubmit(
  { db, site }: Pick<Dependencies, 'db' | 'site'>,
  fields: Pick<SubmissionFields, 'cabinStayed' | 'contestId' | 'termsVersion'>,
  begunAt: Temporal.Instant,
): Promise<void> {
  const { cabinStayed, contestId } = fields
  stayedInCabin(site, cabinStayed, 'cabinStayed')
  const contest = await getOpenContest(db, begunAt)
  if (contest?.id !== contestId) throw new ConflictError(entryMessages.noContest)
  const { version } = site.document('policies/contest-rules')
  if ((fields.termsVersion || version) !== version) throw new ConflictError(rulesHaveChanged)
  await assertRoomForPending({ db })
}

/**
 * Stores a submission as pending with clean copies of its files (section 4) in one transaction, and
 * returns its id; for a used key, the existing id. Possible spam is marked. A stay link
 * makes it a verified stay; one that does not fit is ignored. Throws `FileRefusedError`, and
 * `UnavailableError` if files cannot be read or stored now.
 */
export async function createSubmission(
  deps: CreatingDependencies,
  { files, ...received }: ReceivedSubmission,
): Promise<{ id: string }> {
  const { site, db, clock, storage, media, fileEvents, outboxEvents } = deps
  if (files.length === 0) {
    throw new FileRefusedError('unreadable', entryMessages.noFiles.description)
  }
  const namedBefore = clock.now().add(unnamedAtMost)
  const stored = await storeFiles({ storage, media }, files)
  if (Temporal.Instant.compare(clock.now(), namedBefore) > 0) {
    await removeFiles(storage, stored)
    filesUnavailable('the sweep may have removed its files')
  }
  const submission = toSubmission(received, site)
  // If this fails, the sweep removes the files: an interrupted commit may have succeeded, and a
  // submission without its files would be worse than files without a submission.
  const { id, isNew } = await inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'space for undecided entries')
    await assertRoomForPending({ db: transaction })
    const inserted = await insertSubmission(transaction, submission, stored)
    const { cabinStayed: cabin, submittedAt: at } = submission
    const redemption = { site, token: received.fields.stay, use: 'entry', cabin, at } as const
    if (inserted.isNew && (await redeemStayLink(transaction, redemption))) {
      await markSubmissionVerified(transaction, inserted.id)
    }
    if (inserted.isNew) {
      await notifyOwner(transaction, deps, { id: inserted.id, fields: received.fields, files })
    }
    await warnOfPending(transaction, site, clock.now())
    return inserted
  })
  outboxEvents.emit('added')
  if (isNew) fileEvents.emit('added')
  else await removeFiles(storage, stored)
  return { id }
}

async function notifyOwner(
  transaction: Database,
  { clock, origin, mailsPerDay }: CreatingDependencies,
  { id, fields, files }: Pick<ReceivedSubmission, 'fields' | 'files'> & { id: string },
): Promise<void> {
  const messages = markedIf(fields.website !== '', submissionNotifications(fields, files.length))
  await insertWithinDailyLimit(
    transaction,
    withLink(messages, `${origin}/admin/submissions?entry=${id}`),
    { source: id, createdAt: clock.now(), mailsPerDay },
  )
}

function toSubmission(
  { fields, begunAt, idempotencyKey }: Omit<ReceivedSubmission, 'files'>,
  site: Site,
): NewSubmission {
  const { website, stay: _, ...given } = fields
  return {
    ...given,
    cabinStayed: cabinIdOf(site, given.cabinStayed),
    // No other version is accepted.
    termsVersion: site.document('policies/contest-rules').version,
    consentedAt: begunAt,
    submittedAt: begunAt,
    isSuspect: website !== '',
    idempotencyKey,
  }
}
