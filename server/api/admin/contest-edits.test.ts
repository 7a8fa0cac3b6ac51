import { expect, test } from 'vitest'
import { deleteContest } from '#services/contests/edit-contest.ts'
import { findContest } from '#store/contests/contests.ts'
import { listPrizes } from '#store/contests/prizes.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { newContest, storeContest, storePrize } from '#tests/fixtures/contests.ts'
import { describeOnEachDatabase, type Open } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { adminContestsApi } from './contests.ts'

async function setUp(open: Open) {
  const deps = testDependencies(await open())
  const app = await apiWith(adminContestsApi(deps))
  const send = (method: 'PATCH' | 'DELETE', what: string, body?: object) =>
    app.inject({ method, url: `/api/admin/${what}`, ...(body && { payload: body }) })
  return { db: deps.db, send }
}

const { startDate, endDate } = newContest()
const later = endDate.add({ hours: 24 }).toString()

describeOnEachDatabase('editing contests', (open) => {
  test('every field of a draft can change, and omitted fields stay', async () => {
    const { db, send } = await setUp(open)
    const draft = await storeContest(db, { status: 'draft' })
    const start = startDate.add({ hours: 1 })
    const change = { title: ' Porches ', rules: 'Be kind', startDate: start.toString() }
    const answer = await send('PATCH', `contests/${draft.id}`, change)
    expect(answer.statusCode).toBe(200)
    const expected = { ...draft, title: 'Porches', rules: 'Be kind', startDate: start }
    expect(await findContest(db, draft.id)).toEqual(expected)
  })

  test('whether an active contest ends by itself can change, and is part of what was seen', async () => {
    const { db, send } = await setUp(open)
    const { id } = await storeContest(db)
    const change = (followsDates: boolean) =>
      send('PATCH', `contests/${id}`, { followsDates, from: { followsDates: !followsDates } })
    expect((await change(true)).json()).toMatchObject({ followsDates: true })
    expect((await change(true)).statusCode).toBe(409)
    expect((await findContest(db, id))?.followsDates).toBe(true)
  })

  test('validation is the same as at creation', async () => {
    const { db, send } = await setUp(open)
    const { id } = await storeContest(db, { status: 'draft' })
    for (const [field, change] of [
      ['title', { title: ' ' }],
      ['description', { description: '' }],
      ['endDate', { endDate: startDate.toString() }],
    ] as const) {
      const answer = await send('PATCH', `contests/${id}`, change)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
    }
    expect((await send('PATCH', `contests/${id}`, { status: 'active' })).statusCode).toBe(400)
    expect((await send('PATCH', 'contests/4711', { title: 'x' })).statusCode).toBe(404)
  })

  test('the terms guests entered under do not change while a contest is active', async () => {
    const { db, send } = await setUp(open)
    const { id } = await storeContest(db)
    const earlier = endDate.subtract({ hours: 1 }).toString()
    const answer = await send('PATCH', `contests/${id}`, {
      rules: 'Other rules',
      startDate: startDate.add({ hours: 1 }).toString(),
      endDate: earlier,
    })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual(['rules', 'startDate', 'endDate'])

    const allowed = { title: 'Better', description: 'Clearer', endDate: later }
    expect((await send('PATCH', `contests/${id}`, allowed)).json()).toMatchObject({
      title: 'Better',
      description: 'Clearer',
    })
  })

  test.each(['closed', 'archived'] as const)(
    'a %s contest and its prizes cannot change',
    async (status) => {
      const { db, send } = await setUp(open)
      const { id } = await storeContest(db, { status })
      const prize = await storePrize(db, id)
      expect((await send('PATCH', `contests/${id}`, { title: 'x' })).statusCode).toBe(409)
      expect((await send('PATCH', `prizes/${prize.id}`, { title: 'x' })).statusCode).toBe(409)
      expect((await send('DELETE', `contests/${id}`)).statusCode).toBe(409)
    },
  )

  test('a draft is deleted with its prizes, an active contest is not', async () => {
    const { db, send } = await setUp(open)
    const draft = await storeContest(db, { status: 'draft' })
    const active = await storeContest(db)
    await storePrize(db, draft.id)
    const kept = await storePrize(db, active.id)
    expect((await send('DELETE', `contests/${draft.id}`)).statusCode).toBe(204)
    expect((await send('DELETE', `contests/${draft.id}`)).statusCode).toBe(404)
    expect((await send('DELETE', `contests/${active.id}`)).statusCode).toBe(409)
    expect(await findContest(db, draft.id)).toBeUndefined()
    expect(await listPrizes(db)).toEqual([kept])
  })

  test('a prize can be edited, but its value cannot be lowered while its contest is active', async () => {
    const { db, send } = await setUp(open)
    const { id } = await storeContest(db)
    const prize = await storePrize(db, id, { valueCents: 5000 })
    const edit = (body: object) => send('PATCH', `prizes/${prize.id}`, body)
    expect((await edit({ title: 'Honey' })).json()).toMatchObject({
      title: 'Honey',
      valueCents: 5000,
    })
    const lower = await edit({ valueCents: 4999 })
    expect(lower.statusCode).toBe(422)
    expect(lower.json()).toMatchObject({ fields: { valueCents: expect.any(String) } })
    expect((await edit({ valueCents: 5001 })).statusCode).toBe(200)
    expect((await edit({})).statusCode).toBe(200)
    expect((await send('PATCH', 'prizes/4711', { title: 'x' })).statusCode).toBe(404)
  })

  test("once guests have entered, a prize's text is fixed, but its value can still be raised", async () => {
    const { db, send } = await setUp(open)
    const { id: contestId } = await storeContest(db)
    const prize = await storePrize(db, contestId)
    await storeSubmission(db, { contestId })
    const edit = (body: object) => send('PATCH', `prizes/${prize.id}`, body)
    const refused = await edit({ title: 'Honey', description: 'A jar.' })
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json().fields)).toEqual(['title', 'description'])
    const { title, description } = prize
    expect((await edit({ title, description, valueCents: 20_000 })).statusCode).toBe(200)
    expect(await listPrizes(db)).toMatchObject([{ title, description, valueCents: 20_000 }])
  })

  test('of two concurrent edits, the later is rejected and overwrites nothing', async () => {
    const { db, send } = await setUp(open)
    const contest = await storeContest(db, { status: 'draft' })
    const prize = await storePrize(db, contest.id)
    for (const [what, seen] of [
      [`contests/${contest.id}`, { ...shown(contest), endDate: contest.endDate.toString() }],
      [`prizes/${prize.id}`, { ...shown(prize), valueCents: prize.valueCents }],
    ] as const) {
      expect((await send('PATCH', what, { title: 'First', from: seen })).statusCode).toBe(200)
      const late = await send('PATCH', what, { title: 'Second', from: seen })
      expect(late.statusCode).toBe(409)
      expect(late.json().error).toMatch(/^Someone else changed this (contest|prize)\./)
      const from = { ...seen, title: 'First' }
      expect((await send('PATCH', what, { description: 'New', from })).json()).toMatchObject({
        title: 'First',
        description: 'New',
      })
    }
  })

  test('a draft that cannot be deleted keeps its prizes', async () => {
    const { db } = await setUp(open)
    const { id: contestId } = await storeContest(db, { status: 'draft' })
    const prize = await storePrize(db, contestId)
    // An entry prevents deleting its contest.
    await storeSubmission(db, { contestId })
    const deps = testDependencies(db)
    await expect(deleteContest(deps, String(contestId))).rejects.toThrow(/foreign key/i)
    expect(await findContest(db, contestId)).toBeDefined()
    expect(await listPrizes(db)).toEqual([prize])
  })
})

function shown({ title, description }: { title: string; description: string }) {
  return { title, description }
}
