import { randomBytes } from 'node:crypto'
import type { SubmissionFields } from '#contracts/submissions.ts'
import { rulesHaveChanged } from '#contracts/contest-messages.ts'
import { entryMessages } from '#contracts/messages.ts'
import { termsVersion } from '#content/contest/terms-version.ts'
import { getOpenContest } from '#store/contests/contests.ts'
import type { NewSubmissionFile } from '#store/submissions/submission-files.ts'
import {
  findSubmissionByKey,
  insertSubmission,
  type NewSubmission,
} from '#store/submissions/submissions.ts'
import { inTransaction } from '#store/transactions.ts'
import { newId } from '#store/values.ts'
import { cabinByName, cabinIdOf } from '../cabins.ts'
import type { Dependencies } from '../dependencies.ts'
import { filesUnavailable, type ReceivedFile } from './entry-intake.ts'
import { discardFiles, prepareFile, storeFile } from './entry-files.ts'
import { ConflictError, FileRefusedError, RuleError, UnavailableError } from '../errors.ts'
import { assertRoomForPending, warnOfPending } from './pending-ceiling.ts'
import { unnamedAtMost } from './sweep.ts'

type Parts = Pick<Dependencies, 'db' | 'clock' | 'storage' | 'media' | 'filesBell' | 'outboxBell'>

export interface Entry {
  fields: SubmissionFields
  files: readonly ReceivedFile[]
  /** When its sending began: the moment that counts, and at which the guest had agreed. */
  begunAt: Temporal.Instant
  /** Sending again under the same key stores nothing more; null when the sender has none. */
  idempotencyKey: string | null
}

/** Id of the entry that was sent under this key before; undefined when it is new. */
export async function findEntry(
  { db }: Pick<Dependencies, 'db'>,
  idempotencyKey: string | null,
): Promise<string | undefined> {
  return idempotencyKey === null ? undefined : findSubmissionByKey(db, idempotencyKey)
}

/**
 * What can be said against an entry before its files have arrived. Asked once: whoever began to send
 * while the contest was open may finish (content/contest/rules.ts). Throws `RuleError` for an unknown
 * cabin and `ConflictError` when the contest took no entries at that moment (section 5) or the guest
 * agreed to other rules than those that hold, and `UnavailableError` when too much waits for a decision.
 */
export async function assertMayEnter(
  { db }: Pick<Dependencies, 'db'>,
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
  const agreedTo = fields.termsVersion || termsVersion
  if (agreedTo !== termsVersion) throw new ConflictError(rulesHaveChanged)
  await assertRoomForPending({ db })
}

/**
 * Cleans the files of an entry, keeps them, and stores the entry as pending (section 4), all or
 * nothing; answers its id. What was sent under a used key is answered with the entry stored first.
 * What looks like a program's work is stored and marked. Whether it may enter at all is asked
 * before its files arrive. Throws `FileRefusedError`, and `UnavailableError` when files cannot be
 * read or kept now.
 */
export async function submitEntry(
  { db, clock, storage, media, filesBell, outboxBell }: Parts,
  { files, ...entry }: Entry,
): Promise<{ id: string }> {
  if (files.length === 0) {
    throw new FileRefusedError('unreadable', entryMessages.noFiles.description)
  }
  const namedBefore = clock.now().add(unnamedAtMost)
  const stored = await keepFiles({ storage, media }, files)
  if (Temporal.Instant.compare(clock.now(), namedBefore) > 0) {
    await discardFiles(storage, stored)
    throw new UnavailableError(filesUnavailable, { cause: 'the sweep may have taken its files' })
  }
  const submission = toSubmission(entry)
  // Should this fail, the files stay for the sweep: whether a commit that broke off has been done
  // is not known, and an entry without its files would be worse than files without an entry.
  const { id, isNew, isWarned } = await inTransaction(db, async (transaction) => {
    const inserted = await insertSubmission(transaction, submission, stored)
    return { ...inserted, isWarned: await warnOfPending(transaction, clock.now()) }
  })
  if (isWarned) outboxBell.ring()
  if (isNew) filesBell.ring()
  else await discardFiles(storage, stored)
  return { id }
}

async function keepFiles(
  { storage, media }: Pick<Parts, 'storage' | 'media'>,
  files: readonly ReceivedFile[],
): Promise<NewSubmissionFile[]> {
  const kept: NewSubmissionFile[] = []
  try {
    for (const file of files) {
      const { path, facts } = await prepareFile(media, file)
      const names = { id: newId(), storageName: randomBytes(16).toString('hex') }
      const next = { ...names, ...facts, originalName: file.name }
      // Noted before it is kept, so that a failure half-way leaves nothing either.
      kept.push(next)
      await storeFile(storage, next, path)
    }
    return kept
  } catch (error) {
    await discardFiles(storage, kept)
    throw error
  }
}

function toSubmission({ fields, begunAt, idempotencyKey }: Omit<Entry, 'files'>): NewSubmission {
  const { website, ...given } = fields
  return {
    ...given,
    cabinStayed: cabinIdOf(given.cabinStayed),
    // No other was let in.
    termsVersion,
    consentedAt: begunAt,
    submittedAt: begunAt,
    isSuspect: website !== '',
    idempotencyKey,
  }
}
