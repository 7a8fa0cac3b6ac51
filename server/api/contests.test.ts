// spec: 7/get-contests
import { describe, expect, test } from 'vitest'
import {
  activeContestSchema,
  contestDetailsSchema,
  publicContestListSchema,
} from '#contracts/contests.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { newContest, storeContest, storePrize } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { contestsApi } from './contests.ts'

const open = databaseOpener()

async function setUp() {
  const db = await open()
  const clock = movableClock()
  return { db, clock, app: await apiWith(contestsApi({ site: sampleSite, db, clock })) }
}

describe('GET /api/contests/active', () => {
  test('returns the open contest with its list of rules and its prizes in cents', async () => {
    const { app, db } = await setUp()
    const contest = await storeContest(db)
    const prize = await storePrize(db, contest.id, {
      imageUrl: `/pictures/prize-${'a'.repeat(16)}.webp`,
    })

    const answer = await app.inject('/api/contests/active')

    expect(answer.statusCode).toBe(200)
    expect(activeContestSchema.parse(answer.json())).toEqual({
      id: contest.id,
      title: 'Porches in June',
      description: 'Show us where your coffee was.',
      rules: ['One entry a guest', 'Taken at the property'],
      startDate: '2025-05-30T05:00:00.000Z',
      endDate: '2025-07-01T04:59:00.000Z',
      status: 'active',
      isOpen: true,
      daysLeft: 29,
      prizes: [
        {
          id: prize.id,
          title: 'Gift card',
          description: 'For dinner on the Square.',
          value: 10_000,
          imageUrl: `/pictures/prize-${'a'.repeat(16)}.webp`,
        },
      ],
    })
  })

  test('expires at the next midnight at the property, when there is a day less', async () => {
    const { app, db } = await setUp()
    await storeContest(db)
    const { headers } = await app.inject('/api/contests/active')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers.expires).toBe('Mon, 02 Jun 2025 05:00:00 GMT')
  })

  test.each(['draft', 'closed', 'archived'] as const)(
    'says that none is open if there is only a %s one',
    async (status) => {
      const { app, db } = await setUp()
      await storeContest(db, { status })
      const answer = await app.inject('/api/contests/active')
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ error: 'No contest is taking entries right now.' })
      expect(answer.headers.expires).toBeUndefined()
    },
  )

  test('a contest appears at its start and disappears at its end, as the earlier Expires header said', async () => {
    const { app, db, clock } = await setUp()
    const startDate = clock.now().add({ hours: 1 })
    await storeContest(db, { startDate, endDate: startDate.add({ hours: 2 }) })

    const before = await app.inject('/api/contests/active')
    expect(before.statusCode).toBe(404)
    expect(before.headers.expires).toBe('Sun, 01 Jun 2025 13:00:00 GMT')

    clock.pass({ hours: 1 })
    const during = await app.inject('/api/contests/active')
    expect(during.statusCode).toBe(200)
    expect(during.headers.expires).toBe('Sun, 01 Jun 2025 15:00:00 GMT')

    clock.pass({ hours: 2 })
    const after = await app.inject('/api/contests/active')
    expect(after.statusCode).toBe(404)
    expect(after.headers.expires).toBeUndefined()
  })
})

test('GET /api/contests lists all but drafts and marks the open one', async () => {
  const { app, db } = await setUp()
  const archived = await storeContest(db, {
    status: 'archived',
    startDate: newContest().startDate.subtract({ hours: 800 }),
  })
  const active = await storeContest(db)
  await storeContest(db, { status: 'draft' })

  const answer = await app.inject('/api/contests')

  const contests = publicContestListSchema.parse(answer.json())
  expect(contests.map(({ id, isOpen }) => ({ id, isOpen }))).toEqual([
    { id: active.id, isOpen: true },
    { id: archived.id, isOpen: false },
  ])
  expect(answer.headers.expires).toBe('Tue, 01 Jul 2025 04:59:00 GMT')
})

describe('GET /api/contests/{id}', () => {
  test('returns a contest that is over, with its prizes', async () => {
    const { app, db } = await setUp()
    const { id } = await storeContest(db, { status: 'archived' })
    await storePrize(db, id)
    const answer = await app.inject(`/api/contests/${id}`)
    expect(contestDetailsSchema.parse(answer.json())).toMatchObject({
      id,
      isOpen: false,
      prizes: [{ value: 10_000 }],
    })
  })

  test('does not find drafts or invalid ids', async () => {
    const { app, db } = await setUp()
    const draft = await storeContest(db, { status: 'draft' })
    for (const id of [draft.id, draft.id + 1, 'x', '0', '-1', '1e3', '2147483648', '%00']) {
      const answer = await app.inject(`/api/contests/${id}`)
      expect({ id, status: answer.statusCode }).toEqual({ id, status: 404 })
    }
  })
})
