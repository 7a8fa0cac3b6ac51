// spec: 4/contest-status, 5/contest, 7/admin-contests, 9/prize-value
import { describe, expect, test } from 'vitest'
import { adminContestListSchema, adminContestSchema } from '#contracts/contests.ts'
import { contestStatuses } from '#contracts/options.ts'
import type { Topic } from '#services/changes.ts'
import { findContest } from '#store/contests/contests.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { storeContest, storePrize } from '#tests/fixtures/contests.ts'
import { databaseOpener, describeOnEachDatabase, type Open } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { adminContestsApi } from './contests.ts'

const path = '/api/admin/contests'

/** Every legal step in section 4, listed independently of the code. */
const legalSteps: ReadonlySet<string> = new Set([
  'draft to active',
  'active to closed',
  'closed to archived',
])

const draft = {
  title: '  Porches in June ',
  description: 'Show us\r\nwhere your coffee was.',
  startDate: '2025-06-01T05:00:00Z',
  endDate: '2025-07-01T04:59:00Z',
}

async function setUp(open: Open) {
  const deps = testDependencies(await open())
  const announced: Topic[] = []
  deps.changes.subscribe((topic) => void announced.push(topic))
  const app = await apiWith(adminContestsApi(deps))
  const create = (body: object) => app.inject({ method: 'POST', url: path, payload: body })
  const change = (id: number | string, status: string) =>
    app.inject({ method: 'PATCH', url: `${path}/${id}/status`, payload: { status } })
  return { app, deps, announced, create, change }
}

describeOnEachDatabase('contest management', (open) => {
  test('a date finer than a nanosecond is rejected, one as fine is accepted', async () => {
    const { create } = await setUp(open)
    const answer = await create({ ...draft, startDate: '2025-06-01T05:00:00.1234567891Z' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ fields: { startDate: expect.stringContaining('nine') } })
    expect(
      (await create({ ...draft, startDate: '2025-06-01T05:00:00.123456789Z' })).statusCode,
    ).toBe(201)
  })

  test('a new contest is a draft with the standard rules unless specified otherwise', async () => {
    const { app, announced, create } = await setUp(open)
    for (const rules of [undefined, '', '  ']) {
      const answer = await create({ ...draft, rules })
      expect(answer.statusCode).toBe(201)
      expect(adminContestSchema.parse(answer.json())).toEqual({
        id: expect.any(Number),
        title: 'Porches in June',
        description: 'Show us\nwhere your coffee was.',
        rules: 'Standard contest rules apply',
        startDate: '2025-06-01T05:00:00.000Z',
        endDate: '2025-07-01T04:59:00.000Z',
        status: 'draft',
        isOpen: false,
        followsDates: false,
        submissions: 0,
        prizes: 0,
      })
    }
    expect(announced).toEqual(['contests', 'contests', 'contests'])
    const listed = await app.inject(path)
    expect(adminContestListSchema.parse(listed.json())).toHaveLength(3)
  })

  test.each(contestStatuses.flatMap((from) => contestStatuses.map((to) => ({ from, to }))))(
    'from $from to $to is allowed only as section 4 says',
    async ({ from, to }) => {
      const { deps, change, announced } = await setUp(open)
      const { id } = await storeContest(deps.db, { status: from })
      const isLegal = legalSteps.has(`${from} to ${to}`)

      const answer = await change(id, to)

      expect(answer.statusCode).toBe(isLegal ? 200 : 409)
      expect(answer.json()).toMatchObject(
        isLegal
          ? { id, status: to, isOpen: to === 'active' }
          : { error: `This contest is ${from}. It cannot be changed to ${to} from there.` },
      )
      expect((await findContest(deps.db, id))?.status).toBe(isLegal ? to : from)
      expect(announced).toEqual(isLegal ? ['contests'] : [])
    },
  )

  test('a second active contest is rejected, and the error names the first one', async () => {
    const { deps, create, change } = await setUp(open)
    await storeContest(deps.db, { title: 'Springs' })
    const { id } = await storeContest(deps.db, { status: 'draft' })
    const refusal = {
      error: 'Only one contest can be active at a time. Close “Springs” first.',
    }
    for (const answer of [
      await change(id, 'active'),
      await create({ ...draft, status: 'active' }),
    ]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toEqual(refusal)
    }
    expect((await findContest(deps.db, id))?.status).toBe('draft')
  })

  test('of two concurrent changes one gets 200 and one 409', async () => {
    const { deps, change } = await setUp(open)
    const { id } = await storeContest(deps.db)
    const answers = await Promise.all([change(id, 'closed'), change(id, 'closed')])
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  })

  test("the list includes each contest's number of prizes", async () => {
    const { app, deps } = await setUp(open)
    const { id } = await storeContest(deps.db)
    await storePrize(deps.db, id)
    await storePrize(deps.db, id)
    expect((await app.inject(path)).json()).toMatchObject([{ id, prizes: 2, submissions: 0 }])
  })
})

describe('contest management rejects', () => {
  const open = databaseOpener()

  test.each([
    ['no title', { title: ' ' }, 422, { title: 'Please enter a title.' }],
    ['no description', { description: '' }, 422, { description: 'Please enter a description.' }],
    [
      'an end before the start',
      { endDate: draft.startDate },
      422,
      { endDate: 'Please choose an end date after the start date.' },
    ],
    [
      'the same moment written in two ways',
      { endDate: '2025-06-01T05:00:00.000Z' },
      422,
      { endDate: 'Please choose an end date after the start date.' },
    ],
    ['a day instead of a moment', { startDate: '2025-06-01' }, 422, expect.anything()],
    ['a start left out', { startDate: undefined }, 400, { startDate: 'Required.' }],
    ['an unknown status', { status: 'open' }, 422, expect.anything()],
    ['an unknown field', { winner: 1 }, 400, { winner: 'Not a known field.' }],
  ])('%s and names the field', async (_, wrong, status, fields) => {
    const { app, create, announced } = await setUp(open)
    const answer = await create({ ...draft, ...wrong })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().fields).toEqual(fields)
    expect((await app.inject(path)).json()).toEqual([])
    expect(announced).toEqual([])
  })

  test.each(['4711', 'x', '0', '99999999999'])('the unknown contest %s', async (id) => {
    const { change } = await setUp(open)
    const answer = await change(id, 'active')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error: 'This contest does not exist.' })
  })
})
