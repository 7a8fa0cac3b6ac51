import type { Database } from '#store/database.ts'
import { countReviews } from '#store/reviews/review-moderation.ts'
import type { ReceivedForm } from '#tests/fakes/form-mail.ts'
import type { Ledger } from './ledger.ts'

export interface Findings {
  acknowledged: number
  stored: number
  notifications: number
  /** How often the fake accepted a notification it already had. */
  deliveredAgain: number
  /** Broken promises, in words; empty if there are none. */
  faults: string[]
}

export interface StoredReview {
  id: string
  key: string | null
  guestEmail: string
  overallRating: number
}
interface Notification {
  id: string
  source: string
  status: string
}

/** Compares what was promised with what is stored and delivered. */
export async function examine(
  db: Database,
  ledger: Ledger,
  received: readonly ReceivedForm[],
): Promise<Findings> {
  const reviews = await storedReviews(db)
  const notifications = await db.selectFrom('outbox').select(['id', 'source', 'status']).execute()
  const arrived = received.map(({ idempotencyKey }) => idempotencyKey ?? 'without a key')
  const { all } = await countReviews(db)
  return {
    acknowledged: ledger.acknowledged.size,
    stored: reviews.length,
    notifications: notifications.length,
    deliveredAgain: arrived.length - new Set(arrived).size,
    faults: [
      ...ledger.wrongAnswers,
      ...reviewFaults(ledger, reviews),
      ...notificationFaults(reviews, notifications),
      ...arrivalFaults(notifications, new Set(arrived)),
      ...(all === reviews.length ? [] : [`${all} reviews are counted, ${reviews.length} stored`]),
    ],
  }
}

export async function storedReviews(db: Database): Promise<StoredReview[]> {
  return db
    .selectFrom('reviews')
    .select(['id', 'idempotencyKey as key', 'guestEmail', 'overallRating'])
    .execute()
}

/** Reviews that were acknowledged and are missing, or stored twice. */
export function reviewFaults(
  { acknowledged, sent }: Ledger,
  reviews: readonly StoredReview[],
): string[] {
  const byKey = Map.groupBy(reviews, ({ key }) => key)
  const byGuest = Map.groupBy(reviews, ({ guestEmail }) => guestEmail)
  return [
    ...sent
      .filter(({ key }) => !acknowledged.has(key))
      .map(({ key }) => `${key} was never acknowledged`),
    ...[...acknowledged]
      .filter(([key, id]) => byKey.get(key)?.[0]?.id !== id)
      .map(([key]) => `${key} was acknowledged and is not there`),
    ...sent
      .map(({ guestEmail }) => ({ guestEmail, copies: byGuest.get(guestEmail)?.length ?? 0 }))
      .filter(({ copies }) => copies > 1)
      .map(({ guestEmail, copies }) => `the review of ${guestEmail} is there ${copies} times`),
  ]
}

function notificationFaults(
  reviews: readonly StoredReview[],
  notifications: readonly Notification[],
): string[] {
  const bySource = Map.groupBy(notifications, ({ source }) => source)
  return [
    ...reviews
      .filter(({ id, overallRating }) => bySource.get(id)?.length !== expected(overallRating))
      .map(({ key, id }) => `${key} has ${bySource.get(id)?.length ?? 0} notifications`),
    ...notifications
      .filter(({ status }) => status !== 'delivered')
      .map(({ id, status }) => `notification ${id} is still ${status}`),
  ]
}

/** Two recipients; from 4 stars up a second submission to both (specification, section 7). */
function expected(overallRating: number): number {
  return overallRating >= 4 ? 4 : 2
}

function arrivalFaults(
  notifications: readonly Notification[],
  arrived: ReadonlySet<string>,
): string[] {
  const known = new Set(notifications.map(({ id }) => id))
  return [
    ...[...known].filter((id) => !arrived.has(id)).map((id) => `notification ${id} never arrived`),
    ...[...arrived].filter((id) => !known.has(id)).map((id) => `${id} arrived and is not stored`),
  ]
}
