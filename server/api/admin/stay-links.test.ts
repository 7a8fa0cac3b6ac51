import rateLimit from '@fastify/rate-limit'
import { expect, test } from 'vitest'
import { adminStayLinkListSchema, madeStayLinkSchema } from '#contracts/stay-links.ts'
import { stayTokenPattern } from '#contracts/stay-token.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { signedInAs } from '#tests/fixtures/signed-in.ts'
import { stayLinksApi } from '../stay-links.ts'
import { adminStayLinksApi } from './stay-links.ts'

const open = databaseOpener()
const url = '/api/admin/stay-links'
const stay = { cabin: 'Texas Sage', checkIn: '2025-05-28', checkOut: '2025-05-31' }

async function setUp() {
  const deps = testDependencies(await open())
  const app = await apiWith(async (instance) => {
    await instance.register(rateLimit, { global: false })
    await instance.register(signedInAs('owner', adminStayLinksApi(deps)))
    await instance.register(stayLinksApi(deps))
  })
  const make = (payload: object = stay) => app.inject({ method: 'POST', url, payload })
  const list = async () => adminStayLinkListSchema.parse((await app.inject(url)).json())
  const read = async (link: string) => app.inject(`/api/stay-links${new URL(link).search}`)
  return { deps, app, make, list, read }
}

test('a link leads to the review form, as text and as a QR code, until 60 days after departure', async () => {
  const { make, read } = await setUp()
  const answer = await make()

  expect(answer.statusCode).toBe(201)
  expect(answer.headers['cache-control']).toBe('no-store')
  const made = madeStayLinkSchema.parse(answer.json())
  expect(made).toMatchObject({ ...stay, expiresOn: '2025-07-30', createdBy: 'owner' })
  const link = new URL(made.url)
  expect(`${link.origin}${link.pathname}`).toBe('https://cabins.example/review')
  expect(link.searchParams.get('stay')).toMatch(stayTokenPattern)
  expect(made.qr).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)

  expect((await read(made.url)).json()).toEqual({
    cabin: 'Texas Sage',
    slug: 'texas-sage',
    checkIn: '2025-05-28',
    stayDates: 'May 2025',
    review: 'open',
    entry: 'open',
  })
})

test('the list shows every link, and none of their tokens', async () => {
  const { deps, app, make, list } = await setUp()
  const made = [(await make()).json(), (await make()).json()]
  expect((await list()).map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed())

  const rows = await deps.db.selectFrom('stayLinks').selectAll().execute()
  const told = (await app.inject(url)).body
  for (const { url: link } of made) {
    const token = new URL(link).searchParams.get('stay') ?? ''
    expect(told).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(token)
  }
  for (const { tokenHash, signature } of rows) {
    expect(told).not.toContain(tokenHash)
    expect(told).not.toContain(signature)
  }
})

test('following the next links shows every link once', async () => {
  const { app, make } = await setUp()
  const made = [await make(), await make(), await make()].map((answer) => answer.json().id)
  const first = await app.inject(`${url}?limit=2`)
  const [, next = ''] = /<([^>]+)>/.exec(String(first.headers['link'])) ?? []
  const rest = await app.inject(next)
  const ids = [...first.json(), ...rest.json()].map(({ id }: { id: string }) => id)
  expect(ids).toEqual(made.toReversed())
})

test('a withdrawn link is unknown, and cannot be withdrawn again', async () => {
  const { app, make, list, read } = await setUp()
  const made = madeStayLinkSchema.parse((await make()).json())
  const withdraw = () => app.inject({ method: 'DELETE', url: `${url}/${made.id}` })
  expect((await withdraw()).statusCode).toBe(204)
  expect(await list()).toEqual([])
  expect((await read(made.url)).statusCode).toBe(404)
  expect((await withdraw()).statusCode).toBe(404)
})

test.each([
  ['cabin', { cabin: 'Palace' }],
  ['cabin', { cabin: '' }],
  ['checkIn', { checkIn: '' }],
  ['checkOut', { checkOut: '2025-02-30' }],
  ['checkOut', { checkOut: '2025-05-28' }],
  ['checkOut', { checkOut: '2027-06-02' }],
  ['checkOut', { checkIn: '2025-03-01', checkOut: '2025-04-01' }],
])('an invalid %s is named, and no link is made', async (field, wrong) => {
  const { make, list } = await setUp()
  const answer = await make({ ...stay, ...wrong })
  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toEqual([field])
  expect(await list()).toEqual([])
})

test('links cannot be made without limit', async () => {
  const { make } = await setUp()
  const answers = []
  for (let times = 0; times < 61; times += 1) answers.push((await make()).statusCode)
  expect(answers.filter((status) => status === 201)).toHaveLength(60)
  expect(answers.at(-1)).toBe(429)
})
