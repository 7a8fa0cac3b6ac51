// spec: 3/inquiry-forms
import { expect, test } from 'vitest'
import { inquiryStatuses } from '#contracts/options.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newEventInquiry, newGroupInquiry, storeInquiry } from '#tests/fixtures/inquiries.ts'
import { changeInquiry, insertInquiry, listInquiries } from './inquiries.ts'
import { newId } from '../values.ts'

const firstPage = { limit: 20, search: '' }

describeOnEachDatabase('inquiries', (open) => {
  test.each([
    ['about an event', newEventInquiry()],
    ['about a group', newGroupInquiry()],
    [
      'about an event with nothing but what is required',
      newEventInquiry({ phone: '', duration: null, budget: null, contactPreference: null }),
    ],
    [
      'about a group with nothing but what is required',
      newGroupInquiry({ cabinPreferences: [], flexibleDates: false, budget: null }),
    ],
  ])('one %s is new and comes back as it was written', async (_, inquiry) => {
    const database = await open()
    const { id, isNew } = await insertInquiry(database, inquiry)

    expect(isNew).toBe(true)
    const { inquiries } = await listInquiries(database, firstPage)
    expect(inquiries).toEqual([{ ...inquiry, id, status: 'new', notes: '' }])
  })

  test('sending under one key twice stores once and answers the same id', async () => {
    const database = await open()
    const first = await insertInquiry(database, newEventInquiry({ idempotencyKey: 'k' }))
    const again = await insertInquiry(database, newEventInquiry({ idempotencyKey: 'k' }))
    expect(again).toMatchObject({ id: first.id, isNew: false })
  })

  test('a key belongs to its kind: the other kind may use it too', async () => {
    const database = await open()
    const event = newEventInquiry({ idempotencyKey: 'k' })
    await insertInquiry(database, event)
    const group = await insertInquiry(database, newGroupInquiry({ idempotencyKey: 'k' }))
    expect(group.isNew).toBe(true)
    const { inquiries } = await listInquiries(database, firstPage)
    expect(inquiries.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k', 'k'])
  })

  test('inquiries without a key are never taken for one another', async () => {
    const database = await open()
    await insertInquiry(database, newEventInquiry())
    expect(await insertInquiry(database, newEventInquiry())).toMatchObject({ isNew: true })
  })

  test('every status may follow every other, and twice is the same as once', async () => {
    const database = await open()
    const id = await storeInquiry(database)
    for (const from of inquiryStatuses) {
      for (const to of inquiryStatuses) {
        await changeInquiry(database, id, { status: from })
        expect(await changeInquiry(database, id, { status: to })).toMatchObject({ id, status: to })
      }
    }
  })

  test('what a change leaves out stays as it was', async () => {
    const database = await open()
    const id = await storeInquiry(database)
    await changeInquiry(database, id, { status: 'answered' })
    await changeInquiry(database, id, { notes: 'Called.\nShe calls back.' })
    const both = { status: 'answered', notes: 'Called.\nShe calls back.' }

    expect(await changeInquiry(database, id, {})).toMatchObject({ ...newEventInquiry(), ...both })
    expect(await changeInquiry(database, newId(), { status: 'new' })).toBeNull()
  })

  test('the table itself refuses a kind without its fields and days in the wrong order', async () => {
    const database = await open()
    const reversed = newGroupInquiry({ checkOut: '2025-09-12' })
    await expect(insertInquiry(database, reversed)).rejects.toThrow(/inquiries_group/)
  })
})
