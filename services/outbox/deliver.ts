import { DeliveryError } from '#integrations/mail/index.ts'
import { readFields } from '#store/outbox/form-fields.ts'
import type { ClaimedNotification } from '#store/outbox/outbox-claims.ts'
import { markDelivered, markFailed } from '#store/outbox/outbox-outcomes.ts'
import { beginTry, forgetTry } from '#store/outbox/outbox-tries.ts'
import { retryDelayMs, triesAtMost } from '../backoff.ts'
import type { RoundDeps, Signals } from './dependencies.ts'
import { addressOf } from './recipients.ts'

type Result = 'delivered' | 'postponed' | 'setAside'

/** Null if an abort says nothing about the notification. */
export async function deliverOne(
  deps: RoundDeps,
  notification: ClaimedNotification,
  { breakOff }: Signals,
): Promise<Result | null> {
  const { db, clock, mailer, recipients, worker } = deps
  const { id, subject, payload } = notification
  const recipient = addressOf(notification, recipients)
  if (recipient === null) return null
  // The process died during each of its tries, perhaps because of it.
  if (notification.attempts >= triesAtMost) {
    return noteFailure(deps, notification, 'None of the tries came to an end.', true)
  }
  if (!(await beginTry(db, id, worker))) return null
  try {
    await mailer.deliver({ id, recipient, subject, fields: readFields(payload) }, breakOff)
  } catch (error) {
    if (breakOff.aborted) {
      await forgetTry(db, id, worker)
      return null
    }
    const isKnown = error instanceof DeliveryError
    const reason = isKnown ? error.message : 'Sending failed for an unknown reason.'
    return noteFailure(deps, notification, reason, isKnown && error.isPermanent)
  }
  await markDelivered(db, id, clock.now())
  return 'delivered'
}

async function noteFailure(
  { db, clock, worker, random }: RoundDeps,
  { id, attempts }: ClaimedNotification,
  reason: string,
  isPermanent: boolean,
): Promise<Result> {
  const tries = attempts + 1
  const isLast = isPermanent || tries >= triesAtMost
  const delay = { milliseconds: retryDelayMs(tries, random) }
  const nextAttemptAt = isLast ? null : clock.now().add(delay)
  await markFailed(db, id, { worker, reason, nextAttemptAt })
  return isLast ? 'setAside' : 'postponed'
}
