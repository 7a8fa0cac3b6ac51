import type { Database } from '#store/database.ts'
import { takeLock } from '#store/locks.ts'
import { countWritten, countWrittenTo } from '#store/outbox/outbox-health.ts'
import { insertNotifications, type NotificationKind } from '#store/outbox/outbox.ts'
import { mailboxOf } from './inquiry-confirmation.ts'
import type { Notification } from './to-owner.ts'

/** A busy day for a few cabins brings thirty at most. */
export const defaultMailsPerDay = 400

/** Mail to addresses typed by strangers gets a quarter, since a flood would target it. */
const confirmations = {
  kinds: ['inquiry-confirmation', 'opening-confirmation'],
  share: 0.25,
} as const
const forms = { kinds: ['review', 'review-display', 'inquiry', 'submission'], share: 1 } as const

/** More per day would let someone flood another person's mailbox. */
export const confirmationsPerDay = 3

/** Anyone can enter someone else's address. Call it in the transaction that stores the mail. */
export async function mayWriteTo(
  transaction: Database,
  email: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const mailbox = mailboxOf(email)
  await takeLock(transaction, `mailbox ${mailbox}`)
  const since = now.subtract({ hours: 24 })
  return (await countWrittenTo(transaction, mailbox, since)) < confirmationsPerDay
}

export interface About {
  source: string
  createdAt: Temporal.Instant
  mailsPerDay: number
}

/**
 * Stores notifications about a visitor's submission. Those over the daily limit wait for a later
 * day, so that a flood of forms does not become a flood of mail; the outbox shows the owner what is
 * waiting and why, and lets them send it anyway. Call it in the transaction of what they report.
 */
export async function insertWithinDailyLimit(
  database: Database,
  notifications: readonly Notification[],
  { source, createdAt, mailsPerDay }: About,
): Promise<void> {
  await takeLock(database, 'mails of the day')
  const since = createdAt.subtract({ hours: 24 })
  for (const { kinds, share } of [forms, confirmations]) {
    const own = notifications.filter(({ kind }) => isOneOf(kind, kinds))
    if (own.length === 0) continue
    const written = await countWritten(database, kinds, since)
    const most = Math.max(1, Math.floor(mailsPerDay * share))
    await insertNotifications(
      database,
      own.map((each, at) => {
        const days = Math.floor((written + at) / most)
        const held = days > 0 && { until: createdAt.add({ hours: 24 * days }), reason: why(most) }
        return { ...each, source, createdAt, ...(held && { held }) }
      }),
    )
  }
}

function isOneOf(kind: NotificationKind, kinds: readonly NotificationKind[]): boolean {
  return kinds.includes(kind)
}

function why(most: number): string {
  return `More than ${most} of these in a day: held back, so that nobody can flood a mailbox.`
}
