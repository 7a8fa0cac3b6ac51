import { randomUUID } from 'node:crypto'
import { isSqlite, proveWritable } from '#store/database.ts'
import type { Dependencies } from '../dependencies.ts'
import { isBusy } from '../errors.ts'
import type { MailDeps } from '../outbox/mail-job.ts'
import type { Work } from '../work.ts'

export type DataWatchDeps = Pick<Dependencies, 'db' | 'storage' | 'clock'> &
  Pick<MailDeps, 'recipients'> & { mailer: MailDeps['mailer'] | null }

const everyMs = 5000
/** Other programs lock the database for seconds; only a lock that stays is worth a mail. */
const lockPatience = { minutes: 1 }
const mailEvery = { hours: 24 }
const mailRetry = { minutes: 1 }

const nothingIsSaved = {
  subject: 'Your site cannot save anything',
  what: 'The folder or disk with the data of your site is gone, replaced or cannot be written. Guests can read the site; everything they send is refused.',
  toDo: 'Ask the person who runs the server to look at it now, before restarting anything: docs/runbooks.md, DataGone.',
} as const

/**
 * Checks every five seconds whether the data folder is still there and can be written, and mails the
 * owner directly: the outbox may be gone with it. Returns what is wrong.
 */
export function dataWatchWork(deps: DataWatchDeps): Work<Error | null> {
  const { clock } = deps
  let failingSince: Temporal.Instant | null = null
  let nextMail = clock.now()
  return {
    every: everyMs,
    async round(stopping) {
      const failure = await failureOf(deps)
      const now = clock.now()
      failingSince = failure && (failingSince ?? now)
      if (!failure || !failingSince) return null
      const due = isBusy(failure) ? failingSince.add(lockPatience) : failingSince
      if (isBefore(now, due) || isBefore(now, nextMail)) return failure
      nextMail = now.add(mailRetry)
      await mailOwner(deps, stopping)
      nextMail = now.add(mailEvery)
      return failure
    },
  }
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) < 0

/** An outage of PostgreSQL is noticed by its connections. */
async function failureOf({ db, storage }: DataWatchDeps): Promise<Error | null> {
  try {
    if (isSqlite(db)) await proveWritable(db)
    await storage.assertInPlace()
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error('unknown', { cause: error })
  }
}

async function mailOwner(
  { mailer, recipients: { owner } }: DataWatchDeps,
  signal: AbortSignal,
): Promise<void> {
  if (!mailer || owner === null) return
  const { subject, what, toDo } = nothingIsSaved
  await mailer.deliver(
    {
      id: randomUUID(),
      recipient: owner,
      subject,
      fields: [
        ['_subject', subject],
        ['_captcha', 'false'],
        ['message', what],
        ['what to do', toDo],
      ],
    },
    signal,
  )
}
