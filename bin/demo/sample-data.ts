import { join } from 'node:path'
import type { Clock } from '#integrations/clock.ts'
import type { Site } from '#services/site/site.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { storeSampleContests } from './sample-contests.ts'
import { storeSampleInquiries } from './sample-inquiries.ts'
import { storeSampleReviews } from './sample-reviews.ts'
import { storeSampleReferrals, storeSampleVisits } from './sample-traffic.ts'

export interface SampleOptions {
  db: Database
  clock: Clock
  /** The owner's documents of the site. */
  site: Site
  /** DATA_DIR: database and uploads, created if missing. */
  folder: string
}

/** Fills the database of a new DATA_DIR with a few months of guests. */
export async function storeSampleData(options: Omit<SampleOptions, 'db'>): Promise<void> {
  const db = await openDatabase({ file: join(options.folder, 'cabins.sqlite') })
  const { contest, groups } = options.site.facts.features
  const sample = { db, ...options }
  try {
    await migrate(db)
    await storeSampleReviews(sample)
    await storeSampleReferrals(sample)
    await storeSampleVisits(sample)
    if (groups) await storeSampleInquiries(sample)
    if (contest) await storeSampleContests(sample)
  } finally {
    await closeDatabase(db)
  }
}
