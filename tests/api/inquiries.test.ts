// spec: 7/inquiry-mail
import { expect, onTestFinished, test } from 'vitest'
import type { MailSettings } from '#integrations/mail/index.ts'
import { inquiriesApi } from '#server/api/inquiries.ts'
import type { Database } from '#store/database.ts'
import { countNotifications } from '#store/outbox/outbox.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { publicAddresses, siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { eventInquiry, groupInquiry } from '#tests/fixtures/inquiries.ts'
import { recipients, sendingWorkers, type StartSending } from '#tests/fixtures/sending-workers.ts'

const canaries = ['canary-41ee@guests.example', '+1 555 4410 9921', 'canary words 77d1', 'Cana Ry']
const [email = '', phone = '', details = '', name = ''] = canaries

/** The inquiries API and, in the same process, a worker that sends right away. */
const sitesWith = (startSending: StartSending) => async (db: Database, settings: MailSettings) => {
  const deps = testDependencies(db)
  if (settings.kind === 'smtp') deps.reaches = ['guest']
  startSending(deps, settings)
  const app = await apiWith(inquiriesApi(deps))
  return (kind: 'event' | 'group', payload: object) =>
    app.inject({ method: 'POST', url: `/api/inquiries/${kind}`, payload })
}

describeOnEachDatabase('an inquiry', (open) => {
  const siteWith = sitesWith(sendingWorkers())

  test('reaches both recipients through the form-mail service, and no guest', async () => {
    const service = await startFormMail()
    onTestFinished(() => service.close())
    const db = await open()
    const send = await siteWith(db, { kind: 'form-mail', url: service.url })

    expect((await send('group', groupInquiry())).statusCode).toBe(201)
    await service.received.reach(2)

    const { items } = service.received
    expect(items.map(({ recipient }) => recipient).toSorted()).toEqual(
      Object.values(recipients).toSorted(),
    )
    for (const { fields } of items) {
      expect(fields).toEqual(
        expect.arrayContaining([
          ['_subject', 'Group Booking Inquiry'],
          ['_captcha', 'false'],
          ['_next', 'https://cabins.example/group-booking'],
          ['selectedCabins', 'Desert Willow, Mountain Laurel'],
        ]),
      )
    }
    await expect.poll(() => countNotifications(db)).toEqual({ waiting: 0, delivered: 2, failed: 0 })
  })

  test('reaches both recipients by mail and is confirmed to the guest in neutral words', async () => {
    const server = await startSmtp()
    onTestFinished(() => server.close())
    const from = 'hello@lone-oak.example'
    const send = await siteWith(await open(), { kind: 'smtp', url: server.url, from })

    const inquiry = eventInquiry({ name, details, email: 'ana@guests.example' })
    expect((await send('event', inquiry)).statusCode).toBe(201)
    await server.received.reach(3)

    const mails = server.received.items
    const toGuest = mails.find((each) => each.recipients.includes('ana@guests.example'))
    const toUs = mails.filter((each) => each !== toGuest)
    expect(toUs.flatMap((each) => each.recipients).toSorted()).toEqual(
      Object.values(recipients).toSorted(),
    )
    for (const { mail } of toUs) {
      expect(mail.subject).toBe('Event Planning Inquiry')
      expect(mail.text).toContain(details)
      expect(mail.replyTo).toMatchObject([{ address: 'ana@guests.example' }])
    }
    expect(toGuest?.mail.text).toContain('within 24 hours')
    expect(toGuest?.mail.replyTo).toMatchObject([{ address: 'hello@lone-oak.example' }])
    expect(toGuest?.raw).toMatch(/^auto-submitted: auto-generated\r$/im)
    for (const word of [name, details]) expect(toGuest?.raw).not.toContain(word)
  })

  test('is never confirmed through a form-mail service, though a confirmation waits from earlier', async () => {
    const service = await startFormMail()
    onTestFinished(() => service.close())
    const db = await open()
    const before = await apiWith(inquiriesApi({ ...testDependencies(db), reaches: ['guest'] }))
    await before.inject({ method: 'POST', url: '/api/inquiries/event', payload: eventInquiry() })

    await siteWith(db, { kind: 'form-mail', url: service.url })
    await service.received.reach(2)
    await expect.poll(() => countNotifications(db)).toEqual({ waiting: 1, delivered: 2, failed: 0 })
    expect(service.requests.items.join()).not.toContain('guests.example')
  })

  test('is in no public answer, in no log line and not repeated when it is refused', async () => {
    const site = await siteWithAddresses(await open())
    const post = (payload: object) =>
      site.app.inject({ method: 'POST', url: '/api/inquiries/event', payload })
    expect((await post(eventInquiry({ name, email, phone, details }))).statusCode).toBe(201)
    const refused = [
      await post(eventInquiry({ name, phone, details, eventDate: '2020-01-01' })),
      await post({ ...eventInquiry({ name, phone, details }), email: details }),
    ]
    for (const answer of refused) {
      expect(answer.statusCode).toBe(422)
      expect(canariesIn(answer.body)).toEqual([])
    }
    for (const url of publicAddresses(site)) {
      const answer = await site.app.inject(url)
      expect({ url, found: canariesIn(answer.body) }).toEqual({ url, found: [] })
    }
    expect(canariesIn(site.logLines.join(''))).toEqual([])
  })
})

function canariesIn(text: string): string[] {
  return canaries.filter((canary) => text.includes(canary))
}
