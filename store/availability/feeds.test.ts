import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { inTransaction } from '../database.ts'
import { forgetFeedTroubles, listFeedTroubles, noteFeedTrouble } from './feed-troubles.ts'
import {
  changeFeedHealth,
  forgetFeedHealth,
  noHealth,
  readFeedHealth,
  type FeedHealth,
  type KnownNights,
} from './feed-health.ts'

const at = (time: string) => Temporal.Instant.from(`2026-11-22T${time}:00Z`)
const night = { from: '2026-12-01', to: '2026-12-04' }
const known: KnownNights = {
  taken: [night],
  notOpen: [],
  free: [],
  stays: [night],
  missing: { nights: [night], since: at('12:00'), readings: 1, isOneStay: false },
}
const unreachable: FeedHealth = { failingSince: at('12:00'), unreadable: 2, known }

describeOnEachDatabase('feed health', (open) => {
  test('is read back as last changed, and forgotten once a feed has not been read for long', async () => {
    const db = await open()
    const store = (key: string, health: FeedHealth, time: string) =>
      inTransaction(db, (transaction) =>
        changeFeedHealth(transaction, key, { change: () => health, at: at(time) }),
      )
    await store('one', noHealth, '12:00')
    await store('one', unreachable, '13:00')
    await store('two', noHealth, '12:30')
    expect(await readFeedHealth(db)).toEqual(
      new Map([
        ['one', unreachable],
        ['two', noHealth],
      ]),
    )
    await forgetFeedHealth(db, at('13:00'))
    expect([...(await readFeedHealth(db)).keys()]).toEqual(['one'])
  })

  test('loses no change of servers that read a feed at once', async () => {
    const db = await open()
    const change = (before: FeedHealth) => ({ ...before, unreadable: before.unreadable + 1 })
    await Promise.all(
      Array.from({ length: 10 }, () =>
        inTransaction(db, (transaction) =>
          changeFeedHealth(transaction, 'one', { change, at: at('12:00') }),
        ),
      ),
    )
    expect((await readFeedHealth(db)).get('one')?.unreadable).toBe(10)
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
