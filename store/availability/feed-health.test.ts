import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import {
  feedKey,
  forgetFeedHealth,
  readFeedHealth,
  writeFeedHealth,
  type FeedHealth,
} from './feed-health.ts'

const at = Temporal.Instant.from('2026-11-22T12:00:00Z')
const [one, two] = [feedKey('texas-sage', 0), feedKey('texas-sage', 1)]
const failing: FeedHealth = {
  failingSince: at,
  hadNights: true,
  emptySince: null,
  unreadable: 2,
  stays: [{ from: '2026-12-01', to: '2026-12-04' }],
}
const empty: FeedHealth = {
  failingSince: null,
  hadNights: true,
  emptySince: at,
  unreadable: 0,
  stays: [],
}

describeOnEachDatabase('feed health', (open) => {
  test('reads back what was last written and forgets removed feeds', async () => {
    const db = await open()
    await writeFeedHealth(db, one, empty)
    await writeFeedHealth(db, one, failing)
    await writeFeedHealth(db, two, empty)
    expect(await readFeedHealth(db)).toEqual(
      new Map([
        [one, failing],
        [two, empty],
      ]),
    )
    await forgetFeedHealth(db, [two])
    await forgetFeedHealth(db, [])
    expect([...(await readFeedHealth(db)).keys()]).toEqual([one])
  })
})
