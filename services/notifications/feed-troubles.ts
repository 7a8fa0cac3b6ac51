import { feedTroubleWords } from '#content/feed-troubles.ts'
import { shortDay } from '#contracts/date-formats.ts'
import type { FeedTrouble } from '#contracts/feed-troubles.ts'
import type { Notification } from './to-owner.ts'

/** Tells the owner what is wrong with a cabin's feeds. */
export function feedTroubleNotification(trouble: FeedTrouble, origin: string): Notification {
  const { subject, text } = feedTroubleWords(trouble, shortDay)
  return {
    kind: 'feed-trouble',
    recipient: 'owner',
    subject,
    fields: [
      ['_subject', subject],
      ['_captcha', 'false'],
      ['message', text],
      ['dashboard', `${origin}/admin/dashboard`],
    ],
  }
}
