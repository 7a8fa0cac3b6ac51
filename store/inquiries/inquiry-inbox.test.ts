import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newEventInquiry, storeGroupInquiry, storeInquiry } from '#tests/fixtures/inquiries.ts'
import type { Database } from '../database.ts'
import { arrivalCursors } from '../pages.ts'
import { searchWindow } from '../search.ts'
import {
  changeInquiry,
  countInquiries,
  inboxQuery,
  listInquiries,
  type InboxRequest,
} from './inquiries.ts'
import { toRow } from './inquiry-rows.ts'
import { newId } from '../values.ts'

const start = Temporal.Instant.from('2025-06-01T12:00:00Z')

describeOnEachDatabase('the inquiry inbox', (open, kind) => {
  test('pages show each inquiry once, newest first', async () => {
    const database = await open()
    for (const seconds of [0, 1, 1, 2, 3]) {
      await storeInquiry(database, { submittedAt: start.add({ seconds }) })
    }
    const whole = await listInquiries(database, { limit: 20, search: '' })
    const times = whole.inquiries.map(({ submittedAt }) => submittedAt.epochMilliseconds)

    expect(await idsOf(database, { limit: 2, search: '' })).toEqual(whole.inquiries.map(idOf))
    expect(times).toEqual(times.toSorted((left, right) => right - left))
    expect(whole.nextCursor).toBeNull()
  })

  test('a filter matches kind and status, and the counts include all inquiries', async () => {
    const database = await open()
    const wedding = await storeInquiry(database)
    const friends = await storeGroupInquiry(database)
    const answered = await storeGroupInquiry(database, { submittedAt: start.add({ seconds: 1 }) })
    await changeInquiry(database, answered, { status: 'answered' })
    const shown = (filter: Partial<InboxRequest>) =>
      idsOf(database, { limit: 20, search: '', ...filter })

    expect(await shown({ kind: 'event' })).toEqual([wedding])
    expect(await shown({ kind: 'group' })).toEqual([answered, friends])
    expect(await shown({ kind: 'group', status: 'new' })).toEqual([friends])
    expect(await shown({ status: 'closed' })).toEqual([])
    expect(await countInquiries(database)).toEqual({ new: 2, answered: 1, closed: 0, all: 3 })
  })

  test.each(['ÁNA', 'guests.EX', 'sunset', 'six', 'owes 100%', '_'])(
    'a search for %j covers name, email, the text of both kinds and notes, ignoring case',
    async (search) => {
      const database = await open()
      await storeInquiry(database, { name: 'Nobody', email: 'x@y.example', details: 'Plain.' })
      await storeInquiry(database, { name: 'Ána', email: 'a_b@guests.example' })
      const group = await storeGroupInquiry(database, { email: 'b_c@guests.example' })
      await changeInquiry(database, group, { notes: 'Still owes 100% of it' })

      const { inquiries } = await listInquiries(database, { limit: 20, search })
      expect(inquiries.length).toBeGreaterThan(0)
      expect(inquiries.map(({ name }) => name)).not.toContain('Nobody')
    },
  )

  test('a search continues past the rows of one page', async () => {
    const database = await open()
    await storeInquiry(database, { name: 'Hidden Guest' })
    await insertMany(database, searchWindow + 5)

    const first = await listInquiries(database, { limit: 20, search: 'hidden' })
    expect(first.inquiries).toEqual([])
    const cursor = first.nextCursor ?? ''
    const second = await listInquiries(database, { limit: 20, search: 'hidden', cursor })
    expect(second).toMatchObject({ inquiries: [{ name: 'Hidden Guest' }], nextCursor: null })
  })

  test.each(['', 'x', 'eyJpZCI6IjEifQ'])('the made-up cursor %j is rejected', async (cursor) => {
    const database = await open()
    await expect(listInquiries(database, { limit: 1, search: '', cursor })).rejects.toThrow(
      expect.objectContaining({ name: 'BadCursorError' }),
    )
  })

  test.each([
    ['inquiries_by_time', {}],
    ['inquiries_by_status', { status: 'new' as const }],
    ['inquiries_by_kind', { kind: 'event' as const }],
    ['inquiries_by_both', { kind: 'event' as const, status: 'new' as const }],
  ])('the list is read from %s without sorting', async (index, filter) => {
    const database = await open()
    await insertMany(database, 3000)
    await sql`update inquiries set status = 'closed' where substr(id, 36) <> '0'`.execute(database)
    await sql`update inquiries set kind = 'group', group_type = 'family', group_size = '2-4',
      check_in = '2025-07-01', check_out = '2025-07-02', cabin_preferences = '[]',
      flexible_dates = 0, first_time = 0, special_requests = '' where substr(id, 35, 1) > '3'`.execute(
      database,
    )
    await sql`analyze`.execute(database)
    const middle = { submittedAt: '2025-06-01T12:20:00.000Z', id: newId() }
    const request = { limit: 20, search: '', cursor: arrivalCursors.encode(middle), ...filter }
    const format = kind === 'SQLite' ? sql`query plan` : undefined

    const list = JSON.stringify(await inboxQuery(database, request).explain(undefined, format))
    expect(list).toContain(index)
    expect(list).not.toMatch(/temp b-tree|"sort/i)
  })
})

async function idsOf(database: Database, request: InboxRequest): Promise<string[]> {
  const { inquiries, nextCursor } = await listInquiries(database, request)
  const ids = inquiries.map(idOf)
  if (nextCursor === null) return ids
  return [...ids, ...(await idsOf(database, { ...request, cursor: nextCursor }))]
}

function idOf({ id }: { id: string }): string {
  return id
}

/** One second apart, all after `start`. */
async function insertMany(database: Database, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...toRow(newEventInquiry({ submittedAt: start.add({ seconds: index + 1 }) })),
    id: newId(),
    status: 'new' as const,
    notes: '',
  }))
  for (let first = 0; first < rows.length; first += 500) {
    await database
      .insertInto('inquiries')
      .values(rows.slice(first, first + 500))
      .execute()
  }
}
