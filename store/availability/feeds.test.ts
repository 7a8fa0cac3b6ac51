import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { forgetFeedTroubles, listFeedTroubles, noteFeedTrouble } from './feed-troubles.ts'
import {
  feedKey,
  forgetFeedHealth,
  readFeedHealth,
  writeFeedHealth,
  type FeedHealth,
} from './feed-health.ts'

const at = (time: string) => Temporal.Instant.from(`2026-11-22T${time}:00Z`)
const [one, two] = [feedKey('texas-sage', 0), feedKey('texas-sage', 1)]
const unreachable: FeedHealth = {
  failingSince: at('12:00'),
  hadNights: true,
  emptySince: null,
  unreadable: 2,
  stays: [{ from: '2026-12-01', to: '2026-12-04' }],
}
const empty: FeedHealth = {
  failingSince: null,
  hadNights: true,
  emptySince: at('12:00'),
  unreadable: 0,
  stays: [],
}

describeOnEachDatabase('feed health', (open) => {
  test('reads back what was last written and forgets removed feeds', async () => {
    const db = await open()
    await writeFeedHealth(db, one, empty)
    await writeFeedHealth(db, one, unreachable)
    await writeFeedHealth(db, two, empty)
    expect(await readFeedHealth(db)).toEqual(
      new Map([
        [one, unreachable],
        [two, empty],
      ]),
    )
    await forgetFeedHealth(db, [two])
    await forgetFeedHealth(db, [])
    expect([...(await readFeedHealth(db)).keys()]).toEqual([one])
  })
})

const failing = { kind: 'failing', cabin: 'texas-sage', feeds: [2], nights: null } as const
const conflict = {
  kind: 'conflict',
  cabin: 'texas-sage',
  feeds: [1, 2],
  nights: { from: '2026-12-01', to: '2026-12-03' },
} as const
const trouble = (of: typeof failing | typeof conflict) => ({ ...of, feeds: [...of.feeds] })

describeOnEachDatabase('feed troubles', (open) => {
  test('when several servers find a trouble at once, only one learns that it is new', async () => {
    const db = await open()
    const found = await Promise.all(
      Array.from({ length: 5 }, () => noteFeedTrouble(db, trouble(failing), at('12:00'))),
    )
    expect(found.filter(Boolean)).toHaveLength(1)
  })

  test('a conflict stays the same one as its first nights pass', async () => {
    const db = await open()
    expect(await noteFeedTrouble(db, trouble(conflict), at('12:00'))).toBe(true)
    const later = { ...trouble(conflict), nights: { from: '2026-12-02', to: '2026-12-03' } }
    expect(await noteFeedTrouble(db, later, at('12:10'))).toBe(false)
    expect(await listFeedTroubles(db, at('12:10'))).toEqual([trouble(conflict)])
  })

  test('a trouble not seen for a while is forgotten, and is new when it returns', async () => {
    const db = await open()
    await noteFeedTrouble(db, trouble(failing), at('12:00'))
    await noteFeedTrouble(db, trouble(conflict), at('13:00'))
    expect(await listFeedTroubles(db, at('13:01'))).toEqual([])
    await forgetFeedTroubles(db, at('13:00'))
    expect(await noteFeedTrouble(db, trouble(failing), at('14:00'))).toBe(true)
    expect(await noteFeedTrouble(db, trouble(conflict), at('14:00'))).toBe(false)
  })
})
