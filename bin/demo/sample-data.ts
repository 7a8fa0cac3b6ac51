import { join } from 'node:path'
import { reviewSubmissionSchema, type ReviewSubmission } from '#contracts/reviews.ts'
import type { Clock } from '#integrations/clock.ts'
import { createMedia } from '#integrations/media/index.ts'
import { createIncoming } from '#integrations/storage/incoming.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { EventEmitter } from 'node:events'
import { cabinIdOf } from '#services/cabins/cabin-names.ts'
import { countsInMemory } from '#services/request-counts.ts'
import { createChanges } from '#services/changes.ts'
import type { Site } from '#services/site/site.ts'
import { submitReview } from '#services/reviews/submit-review.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { insertReferral } from '#store/referrals/referrals.ts'
import { setOwnerReply, setReviewStatus } from '#store/reviews/review-moderation.ts'
import { insertReview, markReviewVerified } from '#store/reviews/reviews.ts'
import { sampleContests } from './sample-contests.ts'
import { storeContest } from './store-contests.ts'
import { openGuests } from './guests.ts'
import { storePrices } from './sample-prices.ts'
import { storeSampleVisits } from './sample-visits.ts'
import { sampleReferrals } from './sample-referrals.ts'
import { storeInquiries } from './sample-inquiries.ts'
import { cabinFor, sampleReviews, type SampleReview } from './sample-reviews.ts'
import { emailOf, instantOf, movableClock, stayDatesOf } from './times.ts'

const withoutKey = { idempotencyKey: null, sentDigest: null }

export interface SampleOptions {
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
export async function storeSampleData(options: SampleOptions): Promise<void> {
  const { folder, clock, site, origin, admin } = options
  const db = await openDatabase({ file: join(folder, 'cabins.sqlite') })
  try {
    await migrate(db)
    for (const [name, reviews] of Object.entries(sampleReviews)) {
      const cabin = cabinFor(site, name)
      for (const review of reviews) await storeReview({ db, clock, site, origin }, cabin, review)
    }
    for (const referral of sampleReferrals(site, clock)) await insertReferral(db, referral)
    await storeSampleVisits(db, site, clock)
    await storePrices(db, { site, clock, admin })
    await storeWhatGuestsSend(db, options)
  } finally {
    await closeDatabase(db)
  }
}

/** Contests with their entries, and inquiries: all sent through the public API. */
async function storeWhatGuestsSend(
  db: Database,
  { folder, clock: real, site, origin, admin }: SampleOptions,
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
    counts: countsInMemory(),
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

interface Deps {
  db: Database
  clock: Clock
  site: Site
  origin: string
}

async function storeReview(deps: Deps, cabin: string, sample: SampleReview): Promise<void> {
  const submission = toSubmission(cabin, sample, deps)
  const submittedAt = instantOf(sample.daysAgo, deps.clock)
  if (sample.status === 'pending') await receive(deps, submission, submittedAt)
  else await storeModerated(deps, submission, sample, submittedAt)
}

/** New reviews arrive as guests' do, so their notifications are waiting in the outbox. */
async function receive(
  { db, site, origin }: Deps,
  submission: ReviewSubmission,
  submittedAt: Temporal.Instant,
): Promise<void> {
  const clock: Clock = {
    now: () => submittedAt,
    today: (zone) => submittedAt.toZonedDateTimeISO(zone).toPlainDate().toString(),
  }
  const deps = { site, db, clock, origin, outboxEvents: new EventEmitter(), mailsPerDay: Infinity }
  await submitReview(deps, submission, withoutKey)
}

/** The others, and their notifications, were dealt with long ago. */
async function storeModerated(
  { db, site }: Deps,
  submission: ReviewSubmission,
  { status, reply, daysAgo }: SampleReview,
  submittedAt: Temporal.Instant,
): Promise<void> {
  const { website: _website, filledInMs: _filledInMs, ...fields } = submission
  const guestPhone = fields.guestPhone || null
  const facts = { guestPhone, isSuspect: false, submittedAt, ...withoutKey }
  const cabin = cabinIdOf(site, fields.cabin)
  const { review } = await insertReview(db, { ...fields, ...facts, cabin })
  if (daysAgo % 3 === 0) await markReviewVerified(db, review.id)
  await setReviewStatus(db, review.id, status)
  if (reply !== undefined) await setOwnerReply(db, review.id, reply)
}

function toSubmission(cabin: string, sample: SampleReview, deps: Deps): ReviewSubmission {
  const [overallRating, cleanlinessRating, locationRating, amenitiesRating, valueRating] =
    sample.stars
  return reviewSubmissionSchema.parse({
    guestName: sample.guestName,
    guestEmail: emailOf(sample.guestName),
    guestPhone: sample.phone,
    cabin,
    stayDates: stayDatesOf(sample, deps),
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
