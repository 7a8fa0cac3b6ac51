// spec: 5/prize, 7/admin-prizes
import { expect, test } from 'vitest'
import { adminPrizeListSchema } from '#contracts/contests.ts'
import type { Topic } from '#services/changes.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { describeOnEachDatabase, type Open } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { adminPrizesApi } from './prizes.ts'

const path = '/api/admin/prizes'

async function setUp(open: Open) {
  const deps = testDependencies(await open())
  const contest = await storeContest(deps.db)
  const announced: Topic[] = []
  deps.changes.subscribe((topic) => void announced.push(topic))
  const app = await apiWith(adminPrizesApi(deps))
  const prize = {
    contestId: contest.id,
    title: 'Gift card',
    description: 'For dinner on the Square.',
    valueCents: 10_000,
    imageUrl: null,
  }
  const add = (changed: object = {}) =>
    app.inject({ method: 'POST', url: path, payload: { ...prize, ...changed } })
  const remove = (id: number | string) => app.inject({ method: 'DELETE', url: `${path}/${id}` })
  return { app, announced, prize, contest, add, remove }
}

describeOnEachDatabase('prize management', (open) => {
  test('a prize is added, listed with its contest, and deleted once', async () => {
    const { app, announced, prize, contest, add, remove } = await setUp(open)
    const added = await add()
    expect(added.statusCode).toBe(201)
    expect(added.json()).toEqual({ ...prize, id: expect.any(Number), contest: contest.title })

    const listed = await app.inject(path)
    expect(adminPrizeListSchema.parse(listed.json())).toEqual([added.json()])

    const { id } = added.json()
    expect((await remove(id)).statusCode).toBe(204)
    expect((await remove(id)).statusCode).toBe(404)
    expect((await app.inject(path)).json()).toEqual([])
    expect(announced).toEqual(['contests', 'contests'])
  })

  test('a prize is deleted by a call with a JSON content type and no body', async () => {
    const { app, add } = await setUp(open)
    const { id } = (await add()).json<{ id: number }>()
    const answer = await app.inject({
      method: 'DELETE',
      url: `${path}/${id}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(204)
  })

  test('a call that needs a body and has none is rejected with a clear message', async () => {
    const { app } = await setUp(open)
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url: path, headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ error: 'The request does not have the expected form.' })
  })

  test.each(['4711', 'x', '0', '99999999999'])('there is no prize %s to delete', async (id) => {
    const { remove, announced } = await setUp(open)
    const answer = await remove(id)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error: 'This prize does not exist.' })
    expect(announced).toEqual([])
  })

  test.each([
    ['an unknown contest', { contestId: 4711 }, { contestId: 'This contest does not exist.' }],
    ['an id too large for the database', { contestId: 2 ** 40 }, { contestId: expect.any(String) }],
    ['no title', { title: '' }, { title: 'Please enter a title.' }],
    ['no description', { description: ' ' }, { description: 'Please enter a description.' }],
    ['a worthless prize', { valueCents: 0 }, { valueCents: 'Please enter a value above zero.' }],
    ['too much money', { valueCents: 1e9 }, { valueCents: 'Please enter a smaller value.' }],
    [
      'a picture that is not https',
      { imageUrl: 'javascript:alert(1)' },
      { imageUrl: 'Please enter an address that begins with https://, or leave this empty.' },
    ],
  ])('rejects %s and names the field', async (_, wrong, fields) => {
    const { app, add, announced } = await setUp(open)
    const answer = await add(wrong)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().fields).toEqual(fields)
    expect((await app.inject(path)).json()).toEqual([])
    expect(announced).toEqual([])
  })

  test('an empty picture URL means none, and values are whole cents', async () => {
    const { add } = await setUp(open)
    expect((await add({ imageUrl: '' })).json()).toMatchObject({ imageUrl: null })
    expect((await add({ valueCents: 99.5 })).statusCode).toBe(400)
    expect((await add({ contestId: '1' })).statusCode).toBe(400)
  })
})
