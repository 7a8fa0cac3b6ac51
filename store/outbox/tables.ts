import type { OutboxStatus } from '#contracts/options.ts'
import type { Fixed } from '../values.ts'

export type NotificationKind =
  | 'review'
  | 'review-display'
  | 'inquiry'
  | 'submission'
  | 'inquiry-confirmation'
  | 'inquiry-answer'
  | 'winner-letter'
  | 'opening-confirmation'
  | 'opening'
  | 'undecided-entries'
  | 'feed-trouble'
  | 'alert'
/** The settings give the address at the time of sending, except for a guest. */
export type RecipientRole = 'owner' | 'business' | 'guest'

export interface OutboxTable {
  id: Fixed<string>
  kind: Fixed<NotificationKind>
  source: Fixed<string>
  recipient: Fixed<RecipientRole>
  /** Set only for guests. */
  guestAddress: string | null
  /** The normalized mailbox. */
  guestMailbox: Fixed<string | null>
  subject: Fixed<string>
  payload: Fixed<string>
  status: OutboxStatus
  /** As the owner sees them; the jobs table decides. */
  attempts: number
  nextAttemptAt: string
  lastError: string | null
  createdAt: Fixed<string>
  deliveredAt: string | null
}
