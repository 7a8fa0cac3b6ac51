import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import { findContest } from '#store/contests/contests.ts'
import { newContest, storeContest } from '#tests/fixtures/contests.ts'
import { describeOnEachDatabase, type Open } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { makeReadOnly } from '#tests/fixtures/read-only.ts'
import { turnContests } from './contests-by-date.ts'

const june = { ...newContest(), followsDates: true }
const july = {
  ...newContest({ title: 'Porches in July' }),
  startDate: june.endDate,
  endDate: june.endDate.add({ hours: 31 * 24 }),
  followsDates: true,
}

async function setUp(open: Open) {
  const deps = testDependencies(await open())
  const told: unknown[] = []
  deps.changes.subscribe((topic) => told.push(topic))
  const at = (moment: Temporal.Instant) =>
    turnContests({ ...deps, clock: fixedClock(moment.toString()) })
  const statusOf = async ({ id }: { id: number }) => (await findContest(deps.db, id))?.status
  return { db: deps.db, at, statusOf, told }
}

describeOnEachDatabase('contests that follow their dates', (open) => {
  test('a draft becomes active at its start and is closed at its end, not a moment before', async () => {
    const { db, at, statusOf, told } = await setUp(open)
    const contest = await storeContest(db, { ...june, status: 'draft' })
    await at(june.startDate.subtract({ milliseconds: 1 }))
    expect(await statusOf(contest)).toBe('draft')
    expect(told).toEqual([])
    expect(await at(june.startDate)).toEqual({ closed: 0, activated: 1 })
    expect(await statusOf(contest)).toBe('active')
    expect(told).toEqual(['contests'])
    await at(june.endDate.subtract({ milliseconds: 1 }))
    expect(await statusOf(contest)).toBe('active')
    expect(await at(june.endDate)).toEqual({ closed: 1, activated: 0 })
    expect(await statusOf(contest)).toBe('closed')
  })

  test('the next one begins as the last one ends', async () => {
    const { db, at, statusOf } = await setUp(open)
    const last = await storeContest(db, { ...june, status: 'active' })
    const next = await storeContest(db, { ...july, status: 'draft' })
    expect(await at(june.endDate)).toEqual({ closed: 1, activated: 1 })
    expect([await statusOf(last), await statusOf(next)]).toEqual(['closed', 'active'])
  })

  test('a draft waits while a contest is active that its owner closes by hand', async () => {
    const { db, at, statusOf } = await setUp(open)
    const last = await storeContest(db, { ...june, followsDates: false, status: 'active' })
    const next = await storeContest(db, { ...july, status: 'draft' })
    expect(await at(july.startDate)).toEqual({ closed: 0, activated: 0 })
    expect([await statusOf(last), await statusOf(next)]).toEqual(['active', 'draft'])
  })

  test('what does not follow its dates, or was missed altogether, stays as it is', async () => {
    const { db, at, statusOf } = await setUp(open)
    const byHand = await storeContest(db, { ...june, followsDates: false, status: 'draft' })
    const missed = await storeContest(db, { ...june, status: 'draft' })
    expect(await at(june.endDate)).toEqual({ closed: 0, activated: 0 })
    expect([await statusOf(byHand), await statusOf(missed)]).toEqual(['draft', 'draft'])
  })

  test('a round with nothing due writes nothing, so that a read-only disk is no failure', async () => {
    const { db, at } = await setUp(open)
    await storeContest(db, { ...june, status: 'active' })
    await makeReadOnly(db)
    expect(await at(june.startDate)).toEqual({ closed: 0, activated: 0 })
    await expect(at(june.endDate)).rejects.toThrow()
  })

  test('of two servers in the same moment one activates it, and neither fails', async () => {
    const { db, at, statusOf } = await setUp(open)
    const contest = await storeContest(db, { ...june, status: 'draft' })
    await storeContest(db, { ...june, status: 'draft' })
    const rounds = await Promise.all([at(june.startDate), at(june.startDate)])
    expect(rounds.reduce((sum, { activated }) => sum + activated, 0)).toBe(1)
    expect(await statusOf(contest)).toBe('active')
  })
})
