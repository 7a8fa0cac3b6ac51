// spec: 2/admin-guest-data
import { insertActivity } from '#services/activity/activity.ts'
import { describe, expect, test } from 'vitest'
import { retention } from '#content/retention.ts'
import { fixedClock } from '#integrations/clock.ts'
import { submitEventInquiry } from '#services/inquiries/submit-inquiry.ts'
import { confirmationsPerDay } from '#services/notifications/daily-limit.ts'
import { applyRetention } from '#services/guest-data/retention.ts'
import { decideSubmission } from '#store/submissions/submission-decisions.ts'
import type { Database } from '#store/database.ts'
import { addCounts } from '#store/visits/daily-counts.ts'
import { insertReferral } from '#store/referrals/referrals.ts'
import { instantToText } from '#store/values.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies, testNow } from '#tests/fixtures/dependencies.ts'
import { eventInquiry, storeInquiry } from '#tests/fixtures/inquiries.ts'
import { storeNotifications } from '#tests/fixtures/notifications.ts'
import { storeOpening } from '#tests/fixtures/openings.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { storeStayLink } from '#tests/fixtures/stay-links.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'

const open = databaseOpener()
const now = Temporal.Instant.from(testNow).toZonedDateTimeISO('UTC')
const wait = async () => {}

/** Arrival time of something that has just reached its retention limit. */
const limit = (name: keyof typeof retention) => now.subtract(retention[name])

const activity = { who: 'alex', area: 'site', action: 'POST pictures', target: '', detail: '' }

const nothing = {
  deliveredNotifications: 0,
  closedInquiries: 0,
  rejectedReviews: 0,
  rejectedEntries: 0,
  undecidedEntries: 0,
  referrals: 0,
  dailyCounts: 0,
  activity: 0,
  stayLinks: 0,
  unconfirmedOpenings: 0,
  openings: 0,
}

async function count(db: Database, table: 'reviews' | 'inquiries' | 'submissions' | 'outbox') {
  return (await db.selectFrom(table).select('id').execute()).length
}

describeOnEachDatabase('what has been kept long enough', (openEach) => {
  test('is deleted a second after its time, and not before', async () => {
    const db = await openEach()
    const deps = { ...testDependencies(db), wait }
    const { id: contestId } = await storeContest(db)
    const referral = { cabin: null, checkIn: null, checkOut: null, place: 'header' as const }
    for (const early of [{ seconds: 1 }, { seconds: 0 }]) {
      const at = (name: keyof typeof retention) => limit(name).subtract(early).toInstant()
      await storeReview(db, { submittedAt: at('rejectedReviews') }, 'rejected')
      const inquiry = await storeInquiry(db, { submittedAt: at('closedInquiries') })
      await db
        .updateTable('inquiries')
        .set({ status: 'closed' })
        .where('id', '=', inquiry)
        .execute()
      await storeSubmission(db, { contestId, submittedAt: at('rejectedEntries') }, ['rejected'])
      await storeSubmission(db, { contestId, submittedAt: at('undecidedEntries') })
      await insertReferral(db, { ...referral, createdAt: at('referrals') })
      await insertActivity(db, { ...activity, at: at('activity') })
      await storeNotifications(db, 1, { createdAt: at('deliveredNotifications') })
    }
    for (const days of [0, 1]) {
      const expiresOn = now.subtract(retention.stayLinks).subtract({ days }).toPlainDate()
      await storeStayLink(db, { expiresOn: expiresOn.toString() })
      const day = now.subtract(retention.dailyCounts).subtract({ days }).toPlainDate().toString()
      await addCounts(db, [{ day, kind: 'search', subject: 'free', source: '', count: 2 }])
      const askedAt = limit('unconfirmedOpenings').subtract({ seconds: days }).toInstant()
      await storeOpening(db, { askedAt, guestEmail: `${days}@unconfirmed.example` })
      const checkIn = now.subtract(retention.openings).subtract({ days }).toPlainDate().toString()
      await storeOpening(db, { checkIn, guestEmail: `${days}@past.example` }, 'waiting')
    }
    const deliver = db.updateTable('outbox').set((eb) => ({
      status: 'delivered',
      deliveredAt: eb.ref('createdAt'),
    }))
    await deliver.execute()

    expect(await applyRetention(deps)).toEqual({
      deliveredNotifications: 1,
      closedInquiries: 1,
      rejectedReviews: 1,
      rejectedEntries: 1,
      undecidedEntries: 1,
      referrals: 1,
      dailyCounts: 1,
      activity: 1,
      stayLinks: 1,
      unconfirmedOpenings: 1,
      openings: 1,
    })
    expect(await applyRetention(deps)).toEqual(nothing)
  })

  test('is deleted by two servers at once, each row once, in batches', async () => {
    const db = await openEach()
    const deps = { ...testDependencies(db), wait }
    const submittedAt = limit('rejectedReviews').subtract({ days: 1 }).toInstant()
    for (let at = 0; at < 230; at += 1) await storeReview(db, { submittedAt }, 'rejected')
    const [one, two] = await Promise.all([applyRetention(deps), applyRetention(deps)])
    expect((one.rejectedReviews ?? 0) + (two.rejectedReviews ?? 0)).toBe(230)
    expect(await count(db, 'reviews')).toBe(0)
  })
})

describeOnEachDatabase('a delivered notification', (openEach) => {
  test.each([
    ['the period and a second ago', { days: 30, seconds: 1 }, 1],
    ['exactly the period ago', { days: 30 }, 0],
  ])('that was written long ago and delivered %s: %o, gone %i', async (_, age, gone) => {
    const db = await openEach()
    await storeNotifications(db, 1, { createdAt: now.subtract({ years: 1 }).toInstant() })
    await deliverAll(db, now.subtract(age).toInstant())
    const expired = await applyRetention({ ...testDependencies(db), wait })
    expect(expired.deliveredNotifications).toBe(gone)
    expect(await count(db, 'outbox')).toBe(1 - gone)
  })

  test('stays for 24 hours whatever the period, so that confirmations stay limited', async () => {
    const db = await openEach()
    const deps = { ...testDependencies(db), reaches: ['guest'] as const, wait }
    const inquire = () => submitEventInquiry(deps, eventInquiry(), { idempotencyKey: null })
    const toGuests = async () =>
      (await db.selectFrom('outbox').select('id').where('recipient', '=', 'guest').execute()).length
    for (let times = 0; times < confirmationsPerDay; times += 1) await inquire()
    await deliverAll(db, now.toInstant())
    const after = (age: Temporal.DurationLike) =>
      applyRetention(
        { ...deps, clock: fixedClock(now.add(age).toInstant().toString()) },
        undefined,
        { ...retention, deliveredNotifications: { days: 0 } },
      )

    expect((await after({ hours: 24 })).deliveredNotifications).toBe(0)
    await inquire()
    expect(await toGuests()).toBe(confirmationsPerDay)
    expect((await after({ hours: 24, seconds: 1 })).deliveredNotifications).toBe(9)
    expect(await toGuests()).toBe(0)
  })
})

async function deliverAll(db: Database, at: Temporal.Instant): Promise<void> {
  const delivered = { status: 'delivered', deliveredAt: instantToText(at) } as const
  await db.updateTable('outbox').set(delivered).execute()
}

describe('kept however old', () => {
  const longAgo = now.subtract({ years: 20 }).toInstant()

  test('are reviews and inquiries that nobody has rejected or closed, and entries that are shown', async () => {
    const db = await open()
    const { id: contestId } = await storeContest(db)
    await storeReview(db, { submittedAt: longAgo }, 'approved')
    await storeReview(db, { submittedAt: longAgo }, 'pending')
    await storeInquiry(db, { submittedAt: longAgo })
    for (const steps of [['approved'], ['approved', 'winner']] as const) {
      await storeSubmission(db, { contestId, submittedAt: longAgo }, steps)
    }
    expect(await applyRetention({ ...testDependencies(db), wait })).toEqual(nothing)
  })

  test('are notifications that have not arrived', async () => {
    const db = await open()
    await storeNotifications(db, 2, { createdAt: longAgo })
    await db.updateTable('outbox').set({ status: 'failed' }).where('subject', '=', '1').execute()
    expect(await applyRetention({ ...testDependencies(db), wait })).toEqual(nothing)
  })

  test('are entries rejected lately', async () => {
    const db = await open()
    const { id: contestId } = await storeContest(db)
    const id = await storeSubmission(db, { contestId, submittedAt: longAgo })
    const at = now.subtract({ days: 2 }).toInstant()
    await decideSubmission(db, id, { from: 'pending', to: 'rejected', by: 'owner', at })
    expect(await applyRetention({ ...testDependencies(db), wait })).toEqual(nothing)
  })
})

test('notifications go with what they tell about', async () => {
  const db = await open()
  const submittedAt = now.subtract({ years: 5 }).toInstant()
  const review = await storeReview(db, { submittedAt }, 'rejected')
  await storeNotifications(db, 2, { source: review.id })
  await storeNotifications(db, 1, { source: 'another review' })
  await applyRetention({ ...testDependencies(db), wait })
  expect(await count(db, 'outbox')).toBe(1)
})
