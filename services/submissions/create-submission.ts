import type { SubmissionFields } from '#contracts/submissions.ts'
import { rulesHaveChanged } from '#contracts/contest-messages.ts'
import { entryMessages } from '#contracts/messages.ts'
import { getOpenContest } from '#store/contests/contests.ts'
import { insertSubmission, type NewSubmission } from '#store/submissions/submissions.ts'
import { inTransaction } from '#store/database.ts'
import { cabinByName, cabinIdOf } from '../cabins.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, FileRefusedError, RuleError } from '../errors.ts'
import { filesUnavailable } from './files-unavailable.ts'
import { assertRoomForPending, warnOfPending } from './pending-ceiling.ts'
import type { ReceivedFile } from './receive-files.ts'
import { storeFiles } from './store-files.ts'
import { removeFiles } from './stored-files.ts'
import { unnamedAtMost } from './sweep.ts'

type CreatingDependencies = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'storage' | 'media' | 'fileEvents' | 'outboxEvents'
>

export interface ReceivedSubmission {
  fields: SubmissionFields
  files: readonly ReceivedFile[]
  /** When its sending began: the moment that counts, and at which the guest had agreed. */
  begunAt: Temporal.Instant
  /** Sending again under the same key stores nothing more; null when there is none. */
  idempotencyKey: string | null
}

/**
 * What can be checked before the files have arrived. Checked once: a guest who began to send while the
 * contest was open may finish, as its rules say. Throws `RuleError` for an unknown cabin,
 * `ConflictError` when the contest was not open at that moment (section 5) or the guest agreed to
 * other rules than the current ones, `UnavailableError` when too much waits for a decision.
 */
export async function assertMaySubmit(
  { db, site }: Pick<Dependencies, 'db' | 'site'>,
  fields: Pick<SubmissionFields, 'cabinStayed' | 'contestId' | 'termsVersion'>,
  begunAt: Temporal.Instant,
): Promise<void> {
  const { cabinStayed, contestId } = fields
  if (!cabinByName(cabinStayed)) {
    throw new RuleError('Please check the marked fields.', {
      cabinStayed: 'There is no cabin of this name.',
    })
  }
  const contest = await getOpenContest(db, begunAt)
  if (contest?.id !== contestId) throw new ConflictError(entryMessages.noContest)
  const { version } = site.document('policies/contest-rules')
  if ((fields.termsVersion || version) !== version) throw new ConflictError(rulesHaveChanged)
  await assertRoomForPending({ db })
}

/**
 * Stores a submission as pending with clean copies of its files (section 4), all or nothing, and
 * returns its id; under a used key that of the first one. What looks like spam is stored and marked.
 * Throws `FileRefusedError`, and `UnavailableError` when files cannot be read or stored now.
 */
export async function createSubmission(
  { site, db, clock, storage, media, fileEvents, outboxEvents }: CreatingDependencies,
  { files, ...received }: ReceivedSubmission,
): Promise<{ id: string }> {
  if (files.length === 0) {
    throw new FileRefusedError('unreadable', entryMessages.noFiles.description)
  }
  const namedBefore = clock.now().add(unnamedAtMost)
  const stored = await storeFiles({ storage, media }, files)
  if (Temporal.Instant.compare(clock.now(), namedBefore) > 0) {
    await removeFiles(storage, stored)
    filesUnavailable('the sweep may have removed its files')
  }
  const submission = toSubmission(received, site.document('policies/contest-rules').version)
  // If this fails, the files are left to the sweep: a commit that broke off may have happened, and a
  // submission without its files would be worse than files without a submission.
  const { id, isNew, isWarned } = await inTransaction(db, async (transaction) => {
    const inserted = await insertSubmission(transaction, submission, stored)
    return { ...inserted, isWarned: await warnOfPending(transaction, clock.now()) }
  })
  if (isWarned) outboxEvents.emit('added')
  if (isNew) fileEvents.emit('added')
  else await removeFiles(storage, stored)
  return { id }
}

function toSubmission(
  { fields, begunAt, idempotencyKey }: Omit<ReceivedSubmission, 'files'>,
  termsVersion: string,
): NewSubmission {
  const { website, ...given } = fields
  return {
    ...given,
    cabinStayed: cabinIdOf(given.cabinStayed),
    // No other version is accepted.
    termsVersion,
    consentedAt: begunAt,
    submittedAt: begunAt,
    isSuspect: website !== '',
    idempotencyKey,
  }
}
