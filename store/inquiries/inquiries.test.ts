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
      'about an event with only the required fields',
      newEventInquiry({ phone: '', duration: null, budget: null, contactPreference: null }),
    ],
    [
      'about a group with only the required fields',
      newGroupInquiry({ cabinPreferences: [], flexibleDates: false, budget: null }),
    ],
  ])('one %s is new and is read back as written', async (_, inquiry) => {
    const database = await open()
    const { id, isNew } = await insertInquiry(database, inquiry)

    expect(isNew).toBe(true)
    const { inquiries } = await listInquiries(database, firstPage)
    expect(inquiries).toEqual([{ ...inquiry, id, status: 'new', notes: '' }])
  })

  test('sending twice with one key stores once and returns the same id', async () => {
    const database = await open()
    const first = await insertInquiry(database, newEventInquiry({ idempotencyKey: 'k' }))
    const again = await insertInquiry(database, newEventInquiry({ idempotencyKey: 'k' }))
    expect(again).toMatchObject({ id: first.id, isNew: false })
  })

  test('keys are per kind: the other kind may use the same key', async () => {
    const database = await open()
    const event = newEventInquiry({ idempotencyKey: 'k' })
    await insertInquiry(database, event)
    const group = await insertInquiry(database, newGroupInquiry({ idempotencyKey: 'k' }))
    expect(group.isNew).toBe(true)
    const { inquiries } = await listInquiries(database, firstPage)
    expect(inquiries.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k', 'k'])
  })

  test('inquiries without a key are never treated as duplicates', async () => {
    const database = await open()
    await insertInquiry(database, newEventInquiry())
    expect(await insertInquiry(database, newEventInquiry())).toMatchObject({ isNew: true })
  })

  test('any status may follow any other, and setting it twice is idempotent', async () => {
    const database = await open()
    const id = await storeInquiry(database)
    for (const from of inquiryStatuses) {
      for (const to of inquiryStatuses) {
        await changeInquiry(database, id, { status: from })
        expect(await changeInquiry(database, id, { status: to })).toMatchObject({ id, status: to })
      }
    }
  })

  test('fields omitted from a change stay the same', async () => {
    const database = await open()
    const id = await storeInquiry(database)
    await changeInquiry(database, id, { status: 'answered' })
    await changeInquiry(database, id, { notes: 'Called.\nShe calls back.' })
    const both = { status: 'answered', notes: 'Called.\nShe calls back.' }

    expect(await changeInquiry(database, id, {})).toMatchObject({ ...newEventInquiry(), ...both })
    expect(await changeInquiry(database, newId(), { status: 'new' })).toBeNull()
  })

  test('the table rejects a kind without its fields and dates in the wrong order', async () => {
    const database = await open()
    const reversed = newGroupInquiry({ checkOut: '2025-09-12' })
    await expect(insertInquiry(database, reversed)).rejects.toThrow(/inquiries_group/)
  })
})
