// Prints, as JSON, how long each call takes with a thousand reviews and with many: node growth.ts
// COUNT [URL of few, URL of many]. Without URLs it uses the embedded database. A separate process,
// so that React runs in production mode.
import { join } from 'node:path'
import type { AdminReviewQuery } from '#contracts/reviews.ts'
import { countReviews, listReviewsForAdmin } from '#services/reviews/moderation.ts'
import { encodeCursor } from '#store/reviews/review-pages.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { readSite } from '#services/site/read-site.ts'
import { findReview } from '#store/reviews/review-moderation.ts'
import { expectOk, openBuiltSite } from './built-site.ts'
import { temporaryFolder } from './programs.ts'
import { median } from './report.ts'
import { idOfReview, insertManyReviews } from './sample-data.ts'

export interface Growth {
  call: string
  /** Milliseconds, medians. */
  few: number
  many: number
  ratio: number
  /** It reads more rows with many: all of them, or the thousand have fewer than one search examines. */
  readsMore: boolean
}

export interface GrowthReport {
  calls: Growth[]
  /** How long storing the many took, in seconds. */
  insertSeconds: number
}

type Call = () => Promise<unknown>

const few = 1000
const warmUps = 20
const rounds = 41

async function openWith(count: number, url: string | undefined) {
  const folder = temporaryFolder()
  const db = await openDatabase({ url, file: join(folder, 'cabins.sqlite') })
  await migrate(db)
  const startedAt = performance.now()
  await insertManyReviews(db, count)
  const insertSeconds = (performance.now() - startedAt) / 1000
  const { app, render } = await openBuiltSite({
    DATA_DIR: folder,
    ...(url && { DATABASE_URL: url }),
  })
  const get = async (address: string) => expectOk(address, (await app.inject(address)).statusCode)
  const calls = await callsOn(db, count, { get, render })
  const close = async () => {
    await app.close()
    await closeDatabase(db)
  }
  return { calls, insertSeconds, close }
}

interface Ways {
  get: (address: string) => Promise<unknown>
  render: (path: string) => Promise<unknown>
}

async function callsOn(db: Database, count: number, { get, render }: Ways) {
  const middle = await cursorsAt(db, count / 2)
  const site = readSite('content/site')
  const moderation = (query: Partial<AdminReviewQuery>) => () =>
    listReviewsForAdmin({ site, db }, { status: 'pending', search: '', limit: 20, ...query })
  const calls: Record<string, Call> = {
    '/api/reviews newest': () => get('/api/reviews'),
    '/api/reviews rating': () => get('/api/reviews?sort=rating'),
    '/api/reviews newest, one cabin': () => get('/api/reviews?cabin=Texas+Sage'),
    '/api/reviews rating, one cabin': () => get('/api/reviews?cabin=Texas+Sage&sort=rating'),
    '/api/reviews newest, middle page': () => get(`/api/reviews?cursor=${middle.newest}`),
    '/api/reviews rating, middle page': () =>
      get(`/api/reviews?sort=rating&cursor=${middle.rating}`),
    'moderation, counts': () => countReviews({ db }),
    '/ rendered': () => render('/'),
    '/reviews rendered': () => render('/reviews'),
  }
  for (const status of ['pending', 'approved', 'all'] as const) {
    calls[`moderation, ${status}`] = moderation({ status })
    calls[`moderation, ${status}, middle page`] = moderation({ status, cursor: middle.newest })
    calls[`moderation, ${status}, search that finds many`] = moderation({ status, search: 'creek' })
    calls[`moderation, ${status}, search that finds none`] = moderation({ status, search: 'zebra' })
  }
  return calls
}

async function cursorsAt(db: Database, number: number) {
  const review = await findReview(db, idOfReview(number))
  if (!review) throw new Error(`there is no review ${number}`)
  const { id, overallRating } = review
  const submittedAt = review.submittedAt.toString({ smallestUnit: 'millisecond' })
  const cursor = (sort: 'newest' | 'rating') =>
    encodeCursor({ sort, overallRating, submittedAt, id })
  return { newest: cursor('newest'), rating: cursor('rating') }
}

/** Alternating, so that other load on the machine affects both. */
async function compare(call: string, withFew: Call, withMany: Call): Promise<Growth> {
  const samples: { few: number; many: number }[] = []
  for (let round = -warmUps; round < rounds; round += 1) {
    const sample = { few: await timed(withFew), many: await timed(withMany) }
    if (round >= 0) samples.push(sample)
  }
  return {
    call,
    readsMore: call === 'moderation, counts' || call.startsWith('moderation, pending, search'),
    few: median(samples.map((sample) => sample.few)),
    many: median(samples.map((sample) => sample.many)),
    ratio: median(samples.map((sample) => sample.many / sample.few)),
  }
}

async function timed(call: Call): Promise<number> {
  const startedAt = performance.now()
  await call()
  return performance.now() - startedAt
}

const [many = '1000000', urlOfFew, urlOfMany] = process.argv.slice(2)
const small = await openWith(few, urlOfFew)
const large = await openWith(Number(many), urlOfMany)
const calls: Growth[] = []
for (const [call, withFew] of Object.entries(small.calls)) {
  const withMany = large.calls[call]
  if (withMany) calls.push(await compare(call, withFew, withMany))
}
await small.close()
await large.close()
const report: GrowthReport = { calls, insertSeconds: large.insertSeconds }
process.stdout.write(JSON.stringify(report))
