import { expect, test } from 'vitest'
import type { RecipientRole } from '#store/outbox/tables.ts'
import { readFields } from '#store/outbox/form-fields.ts'
import { countInquiries } from '#store/inquiries/inquiries.ts'
import { deleteGuestData } from '#store/guest-data/guest-data.ts'
import type { Database } from '#store/database.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { eventInquiry, storeGroupInquiry, storeInquiry } from '#tests/fixtures/inquiries.ts'
import { addTemplate } from '../reply-templates/reply-templates.ts'
import { answerInquiry, readThread } from './answers.ts'
import { findInquiry } from './inquiries.ts'
import { submitEventInquiry } from './submit-inquiry.ts'

const alex = { by: 'alex', at: Temporal.Instant.from('2025-06-01T12:00:00Z') }
const sam = { by: 'sam', at: Temporal.Instant.from('2025-06-02T12:00:00Z') }

function withMail(db: Database) {
  const reaches: RecipientRole[] = ['owner', 'business', 'guest']
  return { ...testDependencies(db), reaches }
}

async function answerMails(db: Database) {
  const query = db.selectFrom('outbox').selectAll().where('kind', '=', 'inquiry-answer')
  const rows = await query.orderBy('id').execute()
  return rows.map((row) => ({ ...row, fields: Object.fromEntries(readFields(row.payload)) }))
}

describeOnEachDatabase('answers to inquiries', (open) => {
  test('an answer is queued for the guest, with replies to the business, and the inquiry is answered', async () => {
    const deps = withMail(await open())
    const id = await storeInquiry(deps.db)
    const thread = await answerInquiry(deps, id, { text: 'October is free.', seen: 0 }, alex)

    const [mail] = await answerMails(deps.db)
    expect(mail).toMatchObject({
      id: thread.answers[0]?.id,
      source: id,
      recipient: 'guest',
      guestAddress: 'ana@guests.example',
      status: 'waiting',
      fields: {
        email: 'stay@lone-oak.example',
        _text: `October is free.\n\n${thread.signature}\n`,
      },
    })
    expect(await findInquiry(deps, id)).toMatchObject({ status: 'answered' })
    expect(thread.answers).toEqual([
      expect.objectContaining({
        text: 'October is free.',
        writtenBy: 'alex',
        writtenAt: '2025-06-01T12:00:00.000Z',
        status: 'waiting',
        deliveredAt: null,
      }),
    ])
  })

  test('without an address of the business, replies go to the one on the site', async () => {
    const deps = { ...withMail(await open()), businessEmail: null }
    const id = await storeInquiry(deps.db)
    await answerInquiry(deps, id, { text: 'Yes.', seen: 0 }, alex)
    const [mail] = await answerMails(deps.db)
    expect(mail?.fields.email).toBe(deps.site.facts.email)
  })

  test('mails about an inquiry name those before them and share their subject', async () => {
    const deps = withMail(await open())
    const { id } = await submitEventInquiry(deps, eventInquiry(), { idempotencyKey: null })
    const query = deps.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'inquiry-confirmation')
    const confirmation = await query.executeTakeFirstOrThrow()
    await answerInquiry(deps, id, { text: 'One.', seen: 0 }, alex)
    await answerInquiry(deps, id, { text: 'Two.', seen: 1 }, sam)

    const [first, second] = await answerMails(deps.db)
    expect(first?.fields._answers).toBe(confirmation.id)
    expect(second?.fields._answers).toBe(`${confirmation.id} ${first?.id}`)
    const subject = `Re: ${confirmation.subject}`
    expect([first?.subject, second?.subject]).toEqual([subject, subject])
  })

  test('the thread says what was delivered, also after the notification is deleted', async () => {
    const deps = withMail(await open())
    const id = await storeInquiry(deps.db)
    await answerInquiry(deps, id, { text: 'One.', seen: 0 }, alex)
    const outbox = deps.db.updateTable('outbox')
    await outbox.set({ status: 'failed', lastError: 'answered 550' }).execute()
    const failed = { status: 'failed', lastError: 'answered 550', deliveredAt: null }
    expect((await readThread(deps, id)).answers).toEqual([expect.objectContaining(failed)])
    const deliveredAt = '2025-06-01T12:05:00.000Z'
    await outbox.set({ status: 'delivered', lastError: null, deliveredAt }).execute()
    const delivered = { status: 'delivered', deliveredAt }
    expect((await readThread(deps, id)).answers).toEqual([expect.objectContaining(delivered)])
    await deps.db.deleteFrom('outbox').execute()
    const old = { status: 'delivered', deliveredAt: null }
    expect((await readThread(deps, id)).answers).toEqual([expect.objectContaining(old)])
  })

  test('the same answer sent again is stored and mailed once', async () => {
    const deps = withMail(await open())
    const id = await storeInquiry(deps.db)
    for (const _ of [1, 2]) await answerInquiry(deps, id, { text: 'Yes.', seen: 0 }, alex)
    expect(await answerMails(deps.db)).toHaveLength(1)
  })

  test('of two administrators who answer at once, one is told', async () => {
    const deps = withMail(await open())
    const id = await storeInquiry(deps.db)
    const results = await Promise.allSettled([
      answerInquiry(deps, id, { text: 'Yes.', seen: 0 }, alex),
      answerInquiry(deps, id, { text: 'No.', seen: 0 }, sam),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = results.find((result) => result.status === 'rejected')
    expect(String(refused?.reason)).toMatch(/changed this inquiry on June/)
    expect(await answerMails(deps.db)).toHaveLength(1)
  })

  test('without a mail service nothing is stored, and the inquiry stays new', async () => {
    const deps = testDependencies(await open())
    const id = await storeInquiry(deps.db)
    await expect(answerInquiry(deps, id, { text: 'Yes.', seen: 0 }, alex)).rejects.toThrow(
      'can’t send mail to guests',
    )
    expect(await readThread(deps, id)).toMatchObject({ answers: [], canSend: false })
    expect(await countInquiries(deps.db)).toMatchObject({ new: 1 })
  })

  test("templates have the guest's name and dates, and take nothing else from the guest", async () => {
    const deps = withMail(await open())
    const event = await storeInquiry(deps.db, { name: '{dates} {constructor} $& Ana' })
    const group = await storeGroupInquiry(deps.db)
    await addTemplate(deps.db, { name: 'Free', text: 'Hello {name}, we are free for {dates}.' })
    const [first] = (await readThread(deps, event)).templates
    expect(first?.text).toBe('Hello {dates} {constructor} $& Ana, we are free for October 4, 2025.')
    const [second] = (await readThread(deps, group)).templates
    expect(second?.text).toContain('September 12, 2025 to September 15, 2025')
  })

  test("an answer goes with the guest's data", async () => {
    const deps = withMail(await open())
    const id = await storeInquiry(deps.db)
    await answerInquiry(deps, id, { text: 'Yes.', seen: 0 }, alex)
    await deleteGuestData(deps.db, 'ana@guests.example')
    expect(await deps.db.selectFrom('inquiryAnswers').selectAll().execute()).toEqual([])
    expect(await answerMails(deps.db)).toEqual([])
    await expect(readThread(deps, id)).rejects.toThrow('does not exist')
  })
})
