import { undecidedMail } from '#content/undecided-entries.ts'
import { pendingLimits } from '#contracts/limits.ts'
import { isTurn } from '#store/rounds.ts'
import type { Database } from '#store/database.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import { pendingBytes } from '#store/submissions/submissions.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Site } from '../site/site.ts'
import { UnavailableError } from '../errors.ts'

/** The owner is reminded while it lasts. */
const remindEvery = { hours: 7 * 24 }
const hourSeconds = 3600

export interface Ceiling {
  warnBytes: number
  mostBytes: number
}

/** Throws `UnavailableError` while pending entries use up their space. */
export async function assertRoomForPending(
  { db }: Pick<Dependencies, 'db'>,
  { mostBytes }: Ceiling = pendingLimits,
): Promise<void> {
  if ((await pendingBytes(db)) < mostBytes) return
  const message =
    'So many entries are waiting for us that we cannot take more just now. Please try again in a few days.'
  throw new UnavailableError(message, { retryAfterSeconds: hourSeconds })
}

/**
 * Notifies the owner when space runs low, in the transaction of the entry that caused it: once, and
 * again each week while it lasts, whichever server it is. Returns whether it did.
 */
export async function warnOfPending(
  transaction: Database,
  site: Site,
  now: Temporal.Instant,
  { warnBytes, mostBytes }: Ceiling = pendingLimits,
): Promise<boolean> {
  const bytes = await pendingBytes(transaction)
  if (bytes < warnBytes) return false
  if (!(await isTurn(transaction, 'undecided-entries', { now, every: remindEvery }))) return false
  const { subject, text } = undecidedMail(bytes, mostBytes, site.facts.property)
  await insertNotifications(transaction, [
    {
      kind: 'undecided-entries',
      source: 'undecided-entries',
      recipient: 'owner',
      subject,
      fields: [
        ['_subject', subject],
        ['_captcha', 'false'],
        ['message', text],
      ],
      createdAt: now,
    },
  ])
  return true
}
