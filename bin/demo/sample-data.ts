import { join } from 'node:path'
import { reviewSubmissionSchema, type ReviewSubmission } from '#contracts/reviews.ts'
import type { Clock } from '#integrations/clock.ts'
import { createMedia } from '#integrations/media/index.ts'
import { createIncoming } from '#integrations/storage/incoming.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { EventEmitter } from 'node:events'
import { cabinIdOf } from '#services/cabins.ts'
import { createChanges } from '#services/changes.ts'
import type { Site } from '#services/site/site.ts'
import { submitReview } from '#services/reviews/submit-review.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { insertReferral } from '#store/referrals/referrals.ts'
import { setOwnerReply, setReviewStatus } from '#store/reviews/review-moderation.ts'
import { insertReview } from '#store/reviews/reviews.ts'
import { sampleContests } from './sample-contests.ts'
import { storeContest } from './store-contests.ts'
import { openGuests } from './guests.ts'
import { sampleReferrals } from './sample-referrals.ts'
import { storeInquiries } from './sample-inquiries.ts'
import { cabinFor, sampleReviews, type SampleReview } from './sample-reviews.ts'
import { emailOf, instantOf, movableClock, stayDatesOf } from './times.ts'

const withoutKey = { idempotencyKey: null, sentDigest: null }

export interface SampleParts {
  /** DATA_DIR: database and uploads, created if missing. */
  folder: string
  clock: Clock
  /** The owner's documents of the site. */
  site: Site
  /** Of the demo's site, for the return addresses in its notifications. */
  origin: string
  /** Username of the administrator who decided on contest entries. */
  admin: string
}

/** Fills a new database with a few months of guests. */
export async function storeSampleData(parts: SampleParts): Promise<void> {
  const { folder, clock, site, origin } = parts
  const db = await openDatabase({ file: join(folder, 'cabins.sqlite') })
  try {
    await migrate(db)
    for (const [name, reviews] of Object.entries(sampleReviews)) {
      const cabin = cabinFor(site, name)
      for (const review of reviews) await storeReview({ db, clock, site, origin }, cabin, review)
    }
    for (const referral of sampleReferrals(site, clock)) await insertReferral(db, referral)
    await storeWhatGuestsSend(db, parts)
  } finally {
    await closeDatabase(db)
  }
}

/** Contests with their entries, and inquiries: all sent through the public API. */
async function storeWhatGuestsSend(
  db: Database,
  { folder, clock: real, site, origin, admin }: SampleParts,
): Promise<void> {
  const clock = movableClock(real)
  const root = join(folder, 'incoming')
  const media = createMedia({ root, isPolite: false })
  const deps = {
    db,
    clock,
    site,
    origin,
    media,
    storage: createStorage({ kind: 'folder', folder: join(folder, 'uploads') }),
    incoming: createIncoming(root),
    changes: createChanges(),
    fileEvents: new EventEmitter(),
    outboxEvents: new EventEmitter(),
    reaches: [],
    mailsPerDay: Infinity,
  }
  const guests = await openGuests(deps)
  try {
    const { features } = site.facts
    if (features.groups) await storeInquiries({ site, db, clock, guests })
    const contests = features.contest ? sampleContests : []
    for (const contest of contests) await storeContest({ ...deps, guests, admin }, contest)
  } finally {
    await guests.close()
    media.close()
  }
}

interface Parts {
  db: Database
  clock: Clock
  site: Site
  origin: string
}

async function storeReview(parts: Parts, cabin: string, sample: SampleReview): Promise<void> {
  const submission = toSubmission(cabin, sample, parts)
  const submittedAt = instantOf(sample.daysAgo, parts.clock)
  if (sample.status === 'pending') await receive(parts, submission, submittedAt)
  else await storeModerated(parts, submission, sample, submittedAt)
}

/** New reviews arrive as guests' do, so their notifications are waiting in the outbox. */
async function receive(
  { db, site, origin }: Parts,
  submission: ReviewSubmission,
  submittedAt: Temporal.Instant,
): Promise<void> {
  const clock: Clock = {
    now: () => submittedAt,
    today: (zone) => submittedAt.toZonedDateTimeISO(zone).toPlainDate().toString(),
  }
  const parts = { site, db, clock, origin, outboxEvents: new EventEmitter(), mailsPerDay: Infinity }
  await submitReview(parts, submission, withoutKey)
}

/** The others, and their notifications, were dealt with long ago. */
async function storeModerated(
  { db, site }: Parts,
  submission: ReviewSubmission,
  { status, reply }: SampleReview,
  submittedAt: Temporal.Instant,
): Promise<void> {
  const { website: _website, filledInMs: _filledInMs, ...fields } = submission
  const guestPhone = fields.guestPhone || null
  const facts = { guestPhone, isSuspect: false, submittedAt, ...withoutKey }
  const cabin = cabinIdOf(site, fields.cabin)
  const { review } = await insertReview(db, { ...fields, ...facts, cabin })
  await setReviewStatus(db, review.id, status)
  if (reply !== undefined) await setOwnerReply(db, review.id, reply)
}

function toSubmission(cabin: string, sample: SampleReview, parts: Parts): ReviewSubmission {
  const [overallRating, cleanlinessRating, locationRating, amenitiesRating, valueRating] =
    sample.stars
  return reviewSubmissionSchema.parse({
    guestName: sample.guestName,
    guestEmail: emailOf(sample.guestName),
    guestPhone: sample.phone,
    cabin,
    stayDates: stayDatesOf(sample, parts),
    overallRating,
    cleanlinessRating,
    locationRating,
    amenitiesRating,
    valueRating,
    reviewTitle: sample.title,
    reviewText: sample.text,
    favoriteFeature: sample.favorite,
    wouldRecommend: sample.recommend,
    improvementSuggestion: sample.suggestion,
    // The honeypot: only a bot fills it in.
    website: sample.isSuspect ? 'https://offers.example' : '',
  })
}
