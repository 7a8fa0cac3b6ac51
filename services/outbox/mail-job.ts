import type { Clock } from '#integrations/clock.ts'
import { DeliveryError, type Mailer } from '#integrations/mail/index.ts'
import type { Database } from '#store/database.ts'
import { readFields } from '#store/outbox/form-fields.ts'
import {
  findWaiting,
  mailKind,
  markDelivered,
  markFailed,
  type WaitingNotification,
} from '#store/outbox/outbox-delivery.ts'
import type { RecipientRole } from '#store/outbox/tables.ts'
import { triesAtMost } from '../backoff.ts'
import type { JobRun, QueueHandler } from '../jobs/handler.ts'

/** Addresses from the settings; while one is null, its messages wait. */
export type Recipients = Readonly<Record<Exclude<RecipientRole, 'guest'>, string | null>>

export interface MailDeps {
  db: Database
  clock: Clock
  mailer: Mailer
  recipients: Recipients
}

/** Sends the outbox's waiting messages, each at least once. */
export function mailJob(deps: MailDeps): QueueHandler {
  return {
    kinds: reachable(deps).map(mailKind),
    // The slowest transport takes 20 s.
    leaseMs: 120_000,
    atOnce: 5,
    triesAtMost,
    run: (job) => deliver(deps, job),
    judge(error) {
      if (!(error instanceof DeliveryError)) return 'elsewhere'
      return error.isPermanent ? 'final' : 'counts'
    },
    note: (transaction, id, { attempts, due, lastError: reason }) =>
      markFailed(transaction, id, { attempts, reason, nextAttemptAt: due }),
  }
}

/** The recipients the mailer can reach. Messages to others wait untried. */
export function reachable({
  recipients,
  mailer,
}: Pick<MailDeps, 'recipients' | 'mailer'>): RecipientRole[] {
  const known = (['owner', 'business'] as const).filter((role) => recipients[role] !== null)
  return mailer.reachesGuests ? [...known, 'guest'] : known
}

/** If recording the delivery fails, it is sent again after its lease: twice rather than never. */
async function deliver(deps: MailDeps, { key: id, attempts, stopping, breakOff }: JobRun) {
  const { db, clock, recipients } = deps
  stopping.throwIfAborted()
  const waiting = await findWaiting(db, id)
  if (!waiting) return null
  const { recipient, guestAddress } = waiting
  const address = recipient === 'guest' ? guestAddress : recipients[recipient]
  if (address === null) return null
  await send(deps, { ...waiting, address }, breakOff)
  await markDelivered(db, id, { attempts, now: clock.now() })
  return 'delivered'
}

async function send(
  { mailer }: MailDeps,
  { id, subject, payload, address: recipient }: WaitingNotification & { address: string },
  breakOff: AbortSignal,
): Promise<void> {
  try {
    await mailer.deliver({ id, recipient, subject, fields: readFields(payload) }, breakOff)
  } catch (error) {
    // The log keeps no cause, which may name a guest.
    const isKnown = error instanceof DeliveryError
    throw new DeliveryError(isKnown ? error.message : 'Sending failed for an unknown reason.', {
      isPermanent: isKnown && error.isPermanent,
    })
  }
}
