import { randomUUID } from 'node:crypto'
import {
  claimNotifications,
  freeFromWrongClock,
  markDelivered,
  markFailed,
  readFields,
  releaseClaims,
  type ClaimedNotification,
} from '#store/outbox/outbox-claims.ts'
import { beginTry, forgetTry } from '#store/outbox/outbox-tries.ts'
import type { Dependencies } from '../dependencies.ts'
import { retryDelayMs, triesAtMost } from '../backoff.ts'
import type { Work } from '../work.ts'
import type { Clock } from '#integrations/clock.ts'
import { DeliveryError, type Mailer } from '#integrations/mail/index.ts'
import type { Database } from '#store/database.ts'
import type { RecipientRole } from '#store/outbox/outbox.ts'

export type OutboxWorkDeps = Omit<RoundDeps, 'worker'> & Pick<Dependencies, 'outboxEvents'>

/**
 * Sends the outbox's waiting messages, each at least once. Several servers may send in parallel:
 * each message is claimed by one of them. Messages stored by other processes are found by polling.
 */
export function outboxWork({ outboxEvents, ...deps }: OutboxWorkDeps): Work<Round> {
  const worker = randomUUID()
  const aborting = new AbortController()
  let freeAt = 0
  return {
    every: 5000,
    afterFailure: 10_000,
    events: outboxEvents,
    async round(stopping) {
      if (performance.now() >= freeAt) {
        await freeFromWrongClock(deps.db, leaseAt(deps.clock.now()))
        freeAt = performance.now() + freeEveryMs
      }
      return deliverDue({ ...deps, worker }, { stopping, breakOff: aborting.signal })
    },
    pauseAfter: ({ claimed }) => (claimed < claimedAtOnce ? 5000 : 0),
    release: () => releaseClaims(deps.db, worker),
    abort: { afterMs: 5000, run: () => aborting.abort() },
  }
}

/** Addresses from the settings; while one is null, its messages wait. */
export type Recipients = Readonly<Record<Exclude<RecipientRole, 'guest'>, string | null>>

export interface RoundDeps {
  db: Database
  clock: Clock
  mailer: Mailer
  recipients: Recipients
  /** From 0 to below 1. */
  random: () => number
  /** Identifies this worker among all processes. */
  worker: string
}

/** How many notifications a round claimed, and their outcomes. */
export interface Round {
  claimed: number
  delivered: number
  postponed: number
  setAside: number
}

export const claimedAtOnce = 20
const sentAtOnce = 5
// The slowest transport takes 20 s a message, so a batch ends within 80 s.
const leaseMs = 120_000
const freeEveryMs = 10 * 60_000

function leaseAt(now: Temporal.Instant) {
  return { now, leaseUntil: now.add({ milliseconds: leaseMs }) }
}

export interface Signals {
  /** Nothing more is started. */
  stopping: AbortSignal
  /** Current sends are aborted as well. */
  breakOff: AbortSignal
}

/**
 * Claims and sends what is due. If recording a result fails, the notification is claimed again
 * after its lease: sent twice rather than lost. Rejects with the first such failure once everything
 * started has ended.
 */
export async function deliverDue(deps: RoundDeps, signals: Signals): Promise<Round> {
  const { db, clock, worker } = deps
  const now = clock.now()
  const batch = await claimNotifications(db, {
    worker,
    ...leaseAt(now),
    recipients: reachable(deps),
    limit: claimedAtOnce,
  })
  const round: Round = { claimed: batch.length, delivered: 0, postponed: 0, setAside: 0 }

  // Several workers share the queue; an iterator yields each entry once.
  const queue = batch.values()
  const lane = async () => {
    for (const notification of queue) {
      if (signals.stopping.aborted) return
      const result = await deliverOne(deps, notification, signals)
      if (result) round[result] += 1
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: sentAtOnce }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return round
}

/** The recipients the mailer can reach. Messages to others wait untried. */
export function reachable({
  recipients,
  mailer,
}: Pick<RoundDeps, 'recipients' | 'mailer'>): RecipientRole[] {
  const known = (['owner', 'business'] as const).filter((role) => recipients[role] !== null)
  return mailer.reachesGuests ? [...known, 'guest'] : known
}

function addressOf(
  { recipient, guestAddress }: ClaimedNotification,
  recipients: Recipients,
): string | null {
  return recipient === 'guest' ? guestAddress : recipients[recipient]
}

type Result = 'delivered' | 'postponed' | 'setAside'

/** Null if an abort says nothing about the notification. */
async function deliverOne(
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
