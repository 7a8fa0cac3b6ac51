// spec: 3/contest-and-prize, 4/contest-status
import { describe, expect, test } from 'vitest'
import { contestStatuses, type ContestStatus } from '#contracts/options.ts'
import { newContest, storeContest, storePrize } from '#tests/fixtures/contests.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { findActiveContest, getOpenContest, isOpen } from './open-contest.ts'
import { findContest, listContests } from './contests.ts'
import { editContest, insertContest, moveContest } from './contest-changes.ts'
import { activateBegun, closeEnded } from './contests-by-date.ts'
import type { Database } from '../database.ts'
import { deletePrize, editPrize } from './prizes.ts'
import { readVersions } from '../versions.ts'

/** Every legal step in section 4, listed independently of the code. */
const legalSteps: ReadonlySet<string> = new Set([
  'draft to active',
  'active to closed',
  'closed to archived',
])

const steps = contestStatuses.flatMap((from) => contestStatuses.map((to) => ({ from, to })))

describeOnEachDatabase('contests', (open) => {
  test('a stored contest is read back as written, with an integer id', async () => {
    const database = await open()
    const stored = await storeContest(database)
    expect(stored).toEqual({ ...newContest(), id: expect.any(Number) })
    expect(await findContest(database, stored.id)).toEqual(stored)
    expect(await findContest(database, stored.id + 1)).toBeUndefined()
  })

  test.each(steps)('a move from $from to $to happens only if it is legal', async ({ from, to }) => {
    const database = await open()
    const contest = await storeContest(database, { status: from })
    const isLegal = legalSteps.has(`${from} to ${to}`)

    const moved = await moveContest(database, contest.id, to)

    expect(moved).toEqual(isLegal ? { ...contest, status: to } : undefined)
    const after = await findContest(database, contest.id)
    expect(after?.status).toBe(isLegal ? to : from)
  })

  test('a second contest can be neither stored nor moved to active', async () => {
    const database = await open()
    const first = await storeContest(database)
    const draft = await storeContest(database, { status: 'draft' })

    expect(await insertContest(database, newContest())).toBe('another is active')
    expect(await moveContest(database, draft.id, 'active')).toBe('another is active')
    expect((await findContest(database, draft.id))?.status).toBe('draft')

    await moveContest(database, first.id, 'closed')
    expect(await moveContest(database, draft.id, 'active')).toMatchObject({ status: 'active' })
  })

  test('when two administrators move a contest at once, only one succeeds', async () => {
    const database = await open()
    const { id } = await storeContest(database)
    const moves = Array.from({ length: 4 }, () => moveContest(database, id, 'closed'))
    const moved = (await Promise.all(moves)).filter((contest) => contest !== undefined)
    expect(moved).toHaveLength(1)
  })

  test('when two contests are activated at once, only one becomes active', async () => {
    const database = await open()
    const drafts = [
      await storeContest(database, { status: 'draft' }),
      await storeContest(database, { status: 'draft' }),
    ]
    const moves = await Promise.all(drafts.map(({ id }) => moveContest(database, id, 'active')))
    expect(moves.filter((result) => result === 'another is active')).toHaveLength(1)
    expect(await findActiveContest(database)).toMatchObject({ status: 'active' })
  })

  test('the public list omits drafts and starts with the latest', async () => {
    const database = await open()
    const start = newContest().startDate
    await storeContest(database, { status: 'draft' })
    const old = await storeContest(database, {
      status: 'archived',
      startDate: start.subtract({ hours: 24 }),
    })
    const active = await storeContest(database)
    const listed = await listContests(database, { withDrafts: false })
    expect(listed.map(({ id }) => id)).toEqual([active.id, old.id])
    expect(await listContests(database, { withDrafts: true })).toHaveLength(3)
  })

  test('an active contest accepts entries from its start until just before its end', async () => {
    const database = await open()
    const contest = await storeContest(database)
    const { startDate, endDate } = contest
    const idAt = async (now: Temporal.Instant) => (await getOpenContest(database, now))?.id

    expect(await idAt(startDate.subtract({ milliseconds: 1 }))).toBeUndefined()
    expect(await idAt(startDate)).toBe(contest.id)
    expect(await idAt(endDate.subtract({ milliseconds: 1 }))).toBe(contest.id)
    expect(await idAt(endDate)).toBeUndefined()
  })
})

describe('isOpen', () => {
  test.each(['draft', 'closed', 'archived'] as const)('a %s contest accepts none', (status) => {
    const contest = newContest({ status })
    expect(isOpen(contest, contest.startDate)).toBe(false)
  })
})

describeOnEachDatabase('the contests version', (open) => {
  /** Whether the version increases during the work. */
  async function grows(database: Database, work: () => Promise<unknown>): Promise<boolean> {
    const before = (await readVersions(database)).get('contests') ?? 0
    await work()
    return ((await readVersions(database)).get('contests') ?? 0) > before
  }

  test('increases with every change to a contest that pages show, including its prizes', async () => {
    const database = await open()
    const { id } = await storeContest(database, { status: 'draft' })
    const move = (to: ContestStatus) => grows(database, () => moveContest(database, id, to))
    expect(await move('active')).toBe(true)
    expect(await grows(database, () => storePrize(database, id))).toBe(true)
    const prize = await storePrize(database, id)
    expect(await grows(database, () => deletePrize(database, prize.id))).toBe(true)
    const edit = { title: 'Bigger gift card', description: '', valueCents: 20_000 }
    const other = await storePrize(database, id)
    expect(await grows(database, () => editPrize(database, other, edit))).toBe(true)
    const active = await findActiveContest(database)
    if (!active) throw new Error('no contest is active')
    const later = { ...active, endDate: active.endDate.add({ hours: 1 }) }
    expect(await grows(database, () => editContest(database, active, later))).toBe(true)
    expect(await move('closed')).toBe(true)
    expect(await grows(database, () => storeContest(database, { followsDates: true }))).toBe(true)
    const { endDate } = newContest()
    expect(await grows(database, () => closeEnded(database, endDate))).toBe(true)
    await storeContest(database, { status: 'draft', followsDates: true })
    const during = newContest().startDate.add({ hours: 1 })
    expect(await grows(database, () => activateBegun(database, during))).toBe(true)
  })

  test('does not change when nothing has changed', async () => {
    const database = await open()
    const { id, endDate } = await storeContest(database)
    const missed = [
      () => moveContest(database, id, 'archived'),
      () => deletePrize(database, 1),
      () => closeEnded(database, endDate),
    ]
    for (const work of missed) expect(await grows(database, work)).toBe(false)
  })
})
