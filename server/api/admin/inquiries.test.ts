import { expect, test } from 'vitest'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { signedInAs } from '#tests/fixtures/signed-in.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { eventInquiry, storeGroupInquiry, storeInquiry } from '#tests/fixtures/inquiries.ts'
import { adminExportsApi } from './exports.ts'
import { adminInquiriesApi } from './inquiries.ts'

const open = databaseOpener()
const path = '/api/admin/inquiries'
const at = (minutes: number) => ({
  submittedAt: Temporal.Instant.from('2025-06-01T12:00:00Z').add({ minutes }),
})

async function setUp() {
  const deps = testDependencies(await open())
  const app = await apiWith(async (instance) => {
    await instance.register(signedInAs('alex', adminInquiriesApi(deps)))
    await instance.register(adminExportsApi(deps))
  })
  const patch = (id: string, payload: object) =>
    app.inject({ method: 'PATCH', url: `${path}/${id}`, payload })
  const list = async (query = '') => (await app.inject(`${path}${query}`)).json<AdminInquiry[]>()
  return { db: deps.db, app, patch, list }
}

test('the list has every field of both kinds, newest first', async () => {
  const { db, app } = await setUp()
  const wedding = await storeInquiry(db, { ...at(0), idempotencyKey: 'secret-key' })
  const friends = await storeGroupInquiry(db, { ...at(1), isSuspect: true })
  const answer = await app.inject(path)

  const { website: _, filledInMs: __, ...asked } = eventInquiry()
  expect(answer.json()).toEqual([
    expect.objectContaining({
      id: friends,
      kind: 'group',
      isSuspect: true,
      cabinPreferences: ['Desert Willow', 'Mountain Laurel'],
      flexibleDates: true,
    }),
    {
      ...asked,
      id: wedding,
      kind: 'event',
      status: 'new',
      notes: '',
      isSuspect: false,
      submittedAt: '2025-06-01T12:00:00.000Z',
    },
  ])
  expect(answer.body).not.toContain('secret-key')
})

test('pages link to one another with all filters until the last', async () => {
  const { db, app } = await setUp()
  for (const minutes of [0, 1, 2])
    await storeInquiry(db, { ...at(minutes), name: `Ana ${minutes}` })
  await storeGroupInquiry(db, at(3))
  const names: string[] = []
  let next: string | undefined = `${path}?kind=event&status=new&search=ana&limit=2`
  while (next) {
    const answer: Awaited<ReturnType<typeof app.inject>> = await app.inject(next)
    names.push(...answer.json<AdminInquiry[]>().map(({ name }) => name))
    next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1]
  }
  expect(names).toEqual(['Ana 2', 'Ana 1', 'Ana 0'])
})

test('status and notes are set together or alone, and the inquiry is returned', async () => {
  const { db, patch, list, app } = await setUp()
  const id = await storeInquiry(db)

  const answered = await patch(id, { status: 'answered' })
  expect(answered.statusCode).toBe(200)
  expect(answered.json()).toMatchObject({ id, status: 'answered', notes: '' })
  await patch(id, { notes: '  Called her.\r\nFree in October. ' })
  expect(await list()).toMatchObject([
    { status: 'answered', notes: 'Called her.\nFree in October.' },
  ])
  expect((await patch(id, { status: 'new', notes: '' })).json()).toMatchObject({
    status: 'new',
    notes: '',
  })
  const counts = await app.inject(`${path}/counts`)
  expect(counts.json()).toEqual({ new: 1, answered: 0, closed: 0, all: 1 })
})

test.each([
  [422, { status: 'lost' }],
  [422, { notes: 'x'.repeat(10_001) }],
  [400, { notes: 5 }],
  [400, { name: 'Someone else' }],
])('%i: a change to %j changes nothing', async (status, change) => {
  const { db, patch, list } = await setUp()
  const id = await storeInquiry(db)
  expect((await patch(id, change)).statusCode).toBe(status)
  expect(await list()).toMatchObject([{ name: 'Ana Guest', status: 'new', notes: '' }])
})

test.each(['no-such-inquiry', '%00', 'x'.repeat(200)])('there is no inquiry %j', async (id) => {
  const { patch } = await setUp()
  const answer = await patch(id, { status: 'closed' })
  expect([404, 414]).toContain(answer.statusCode)
})

test.each(['?limit=0', '?status=lost', '?kind=party', '?cursor=x'])(
  'the query %s is rejected by name',
  async (query) => {
    const { app } = await setUp()
    const answer = await app.inject(`${path}${query}`)
    expect([400, 422]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ error: expect.any(String), fields: expect.any(Object) })
  },
)

test('the export contains all filtered inquiries, as a file', async () => {
  const { db, app } = await setUp()
  await storeInquiry(db, { ...at(0), name: '=HYPERLINK("https://evil.example")', phone: '+1 512' })
  await storeGroupInquiry(db, at(1))
  const answer = await app.inject(`${path}/export.csv`)

  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename=inquiries-2025-06-01.csv',
  })
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  const [head, group, event, ...rest] = answer.body.split('\r\n')
  expect(head).toMatch(/^\uFEFF?"received \(America\/Chicago\)","kind","status","name"/)
  expect(group).toContain('"2025-06-01 07:01","group","new","Ben Guest"')
  expect(group).toContain('"Desert Willow, Mountain Laurel"')
  expect(event).toContain('"\u200B=HYPERLINK(""https://evil.example"")"')
  expect(event).toContain('"\u200B+1 512"')
  expect(event).toContain('"Vows at sunset,\nsupper by the fire."')
  expect(rest).toEqual([''])

  const filtered = await app.inject(`${path}/export.csv?kind=group&search=sings`)
  expect(filtered.body).toContain('Ben Guest')
  expect(filtered.body).not.toContain('HYPERLINK')
})

test('of two administrators the later learns who changed an inquiry, and no notes are lost', async () => {
  const { db, patch, list } = await setUp()
  const id = await storeInquiry(db)
  const first = { notes: 'Called.', from: { notes: '' } }
  expect((await patch(id, first)).statusCode).toBe(200)
  const late = await patch(id, { notes: 'Mailed.', from: { notes: '' } })
  expect(late.statusCode).toBe(409)
  expect(late.json().error).toContain('alex changed this inquiry on June 1, 2025')
  expect((await list())[0]?.notes).toBe('Called.')

  await patch(id, { status: 'answered', from: { status: 'new' } })
  expect((await patch(id, { status: 'closed', from: { status: 'new' } })).statusCode).toBe(409)
  // Notes and status are independent: one does not block the other.
  expect((await patch(id, { notes: 'Both.', from: { notes: 'Called.' } })).statusCode).toBe(200)
})

test('an export spans several pages', async () => {
  const { db, app } = await setUp()
  for (let index = 0; index < 205; index += 1) await storeInquiry(db, { details: '' })
  const answer = await app.inject(`${path}/export.csv`)
  expect(answer.body.split('\r\n')).toHaveLength(1 + 205 + 1)
})
