// spec: 3/inquiry-forms, 5/inquiries
import rateLimit from '@fastify/rate-limit'
import { describe, expect, test } from 'vitest'
import {
  contactPreferences,
  eventBudgets,
  eventDurations,
  eventGuestCounts,
  eventTypes,
  groupBudgets,
  groupSizes,
  groupTypes,
} from '#contracts/options.ts'
import { receiptSchema } from '#contracts/schemas.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { eventInquiry, groupInquiry } from '#tests/fixtures/inquiries.ts'
import { inquiriesApi, type InquiriesApiOptions } from './inquiries.ts'

const open = databaseOpener()
const eventPath = '/api/inquiries/event'
const groupPath = '/api/inquiries/group'

async function setUp(options?: InquiriesApiOptions) {
  const deps = testDependencies(await open())
  const app = await apiWith(async (instance) => {
    await instance.register(rateLimit, { global: false })
    await instance.register(inquiriesApi(deps, options))
  })
  const send = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
  const inquiries = () => deps.db.selectFrom('inquiries').selectAll().execute()
  return { send, inquiries }
}

test.each([
  [eventPath, eventInquiry()],
  [groupPath, groupInquiry()],
])('an inquiry sent to %s is stored as sent and its id is returned', async (url, inquiry) => {
  const { send, inquiries } = await setUp()
  const answer = await send(url, inquiry)

  expect(answer.statusCode).toBe(201)
  const { id } = receiptSchema.parse(answer.json())
  const { name, email, phone, budget } = inquiry
  expect(await inquiries()).toMatchObject([{ id, name, email, phone, budget, status: 'new' }])
})

test("the form's required fields are enough", async () => {
  const { send, inquiries } = await setUp()
  const { eventType, eventDate, guestCount, ...asker } = eventInquiry()
  const contact = { name: asker.name, email: asker.email }
  const { groupType, groupSize, checkIn, checkOut } = groupInquiry()

  const event = await send(eventPath, { ...contact, eventType, eventDate, guestCount })
  const group = await send(groupPath, { ...contact, groupType, groupSize, checkIn, checkOut })
  expect([event.statusCode, group.statusCode]).toEqual([201, 201])
  expect(await inquiries()).toMatchObject([
    { kind: 'event', phone: '', duration: null, budget: null, details: '', isSuspect: 0 },
    { kind: 'group', cabinPreferences: '[]', flexibleDates: 0, firstTime: 0 },
  ])
})

test('optional fields may be sent as empty text', async () => {
  const { send, inquiries } = await setUp()
  const leftOpen = { budget: '', contactPreference: '' }
  const event = await send(eventPath, { ...eventInquiry(), ...leftOpen, duration: '' })
  const group = await send(groupPath, { ...groupInquiry(), ...leftOpen })
  expect([event.statusCode, group.statusCode]).toEqual([201, 201])
  const nothing = { budget: null, contactPreference: null }
  expect(await inquiries()).toMatchObject([{ ...nothing, duration: null }, nothing])
})

describe.each(['phone', 'text'] as const)('a guest who wants a reply by %s', (way) => {
  test.each([
    [eventPath, eventInquiry({ contactPreference: way, phone: '' })],
    [groupPath, groupInquiry({ contactPreference: way, phone: '  ' })],
  ])('without a number is asked for it by %s', async (url, inquiry) => {
    const { send } = await setUp()
    const answer = await send(url, inquiry)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      fields: { phone: expect.stringMatching(/phone number/) },
    })
  })

  test('gets that error together with all others', async () => {
    const { send } = await setUp()
    const wrong = { ...eventInquiry({ contactPreference: way, phone: '' }), email: 'ana' }
    const { fields } = (await send(eventPath, wrong)).json<{ fields: object }>()
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['email', 'phone']))
  })
})

test('the same key returns the same response and is stored once', async () => {
  const { send, inquiries } = await setUp()
  const key = { 'idempotency-key': 'a'.repeat(200) }
  const first = await send(groupPath, groupInquiry(), key)
  const again = await send(groupPath, groupInquiry(), key)

  expect(again.statusCode).toBe(201)
  expect(again.json()).toEqual(first.json())
  expect(await inquiries()).toHaveLength(1)
})

test.each(['', 'a b', 'ä', 'a'.repeat(201)])('the key %j is rejected', async (key) => {
  const { send } = await setUp()
  const answer = await send(eventPath, eventInquiry(), { 'idempotency-key': key })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ fields: { 'idempotency-key': expect.any(String) } })
})

describe('every choice of the specification is accepted', () => {
  test.each([
    ...eventTypes.map((eventType) => ({ eventType })),
    ...eventGuestCounts.map((guestCount) => ({ guestCount })),
    ...eventDurations.map((duration) => ({ duration })),
    ...eventBudgets.map((budget) => ({ budget })),
    ...contactPreferences.map((contactPreference) => ({ contactPreference })),
  ])('for an event: %j', async (choice) => {
    const { send } = await setUp()
    expect((await send(eventPath, eventInquiry(choice))).statusCode).toBe(201)
  })

  test.each([
    ...groupTypes.map((groupType) => ({ groupType })),
    ...groupSizes.map((groupSize) => ({ groupSize })),
    ...groupBudgets.map((budget) => ({ budget })),
  ])('for a group: %j', async (choice) => {
    const { send } = await setUp()
    expect((await send(groupPath, groupInquiry(choice))).statusCode).toBe(201)
  })
})

test.each([
  ['name', 422, { name: ' ' }],
  ['email', 422, { email: 'ana@' }],
  ['email', 422, { email: 'ana@guests.example\r\nBcc: all@guests.example' }],
  ['eventType', 422, { eventType: 'riot' }],
  ['eventDate', 422, { eventDate: '2025-02-30' }],
  ['eventDate', 422, { eventDate: '2025-05-31' }],
  ['eventDate', 422, { eventDate: '' }],
  ['guestCount', 422, { guestCount: '21' }],
  ['duration', 422, { duration: 'forever' }],
  ['budget', 422, { budget: 'under-1k' }],
  ['contactPreference', 422, { contactPreference: 'pigeon' }],
  ['details', 422, { details: 'x'.repeat(5001) }],
  ['phone', 400, { phone: 5125550101 }],
  ['eventDate', 400, { eventDate: undefined }],
])(
  'an invalid %s of an event returns %i, names it and stores nothing',
  async (field, status, wrong) => {
    const { send, inquiries } = await setUp()
    const answer = await send(eventPath, { ...eventInquiry(), ...wrong })

    expect(answer.statusCode).toBe(status)
    const error = expect.any(String)
    expect(answer.json()).toEqual({ error, fields: { [field]: expect.any(String) } })
    expect(await inquiries()).toEqual([])
  },
)

test.each([
  ['groupType', 422, { groupType: 'herd' }],
  ['groupSize', 422, { groupSize: '1' }],
  ['checkIn', 422, { checkIn: '2025-05-31' }],
  ['checkOut', 422, { checkOut: '2025-09-12' }],
  ['checkOut', 422, { checkOut: 'later' }],
  ['cabinPreferences', 422, { cabinPreferences: ['Palace'] }],
  ['flexibleDates', 400, { flexibleDates: 'yes' }],
  ['firstTime', 400, { firstTime: 1 }],
  ['budget', 422, { budget: '50k+' }],
  ['groupSize', 400, { groupSize: undefined }],
])(
  'an invalid %s of a group returns %i, names it and stores nothing',
  async (field, status, wrong) => {
    const { send, inquiries } = await setUp()
    const answer = await send(groupPath, { ...groupInquiry(), ...wrong })

    expect(answer.statusCode).toBe(status)
    const error = expect.any(String)
    expect(answer.json()).toEqual({ error, fields: { [field]: expect.any(String) } })
    expect(await inquiries()).toEqual([])
  },
)

test('more than 64 KB is rejected unread, and so is anything but JSON', async () => {
  const { send } = await setUp()
  expect((await send(eventPath, { details: 'x'.repeat(65_536) })).statusCode).toBe(413)
  expect((await send(eventPath, '{')).statusCode).toBe(400)
  const text = { 'content-type': 'text/csv' }
  expect((await send(eventPath, 'hello', text)).statusCode).toBe(415)
})

test('one address cannot send without limit, and each kind counts separately', async () => {
  const { send, inquiries } = await setUp({ inquiriesPerAddress: 2 })
  await send(eventPath, eventInquiry())
  await send(eventPath, eventInquiry())
  const answer = await send(eventPath, eventInquiry())

  expect(answer.statusCode).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send(groupPath, groupInquiry())).statusCode).toBe(201)
  expect(await inquiries()).toHaveLength(3)
})
