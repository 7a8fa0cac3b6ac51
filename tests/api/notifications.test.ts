// spec: 7/review-mail
import { expect, onTestFinished, test } from 'vitest'
import type { MailSettings } from '#integrations/mail/index.ts'
import { reviewsApi } from '#server/api/reviews.ts'
import type { Database } from '#store/database.ts'
import { startFormMail } from '#tests/fakes/form-mail.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'
import { recipients, sendingWorkers, type StartSending } from '#tests/fixtures/sending-workers.ts'

/** The reviews API and, in the same process, a worker that sends right away. */
const sitesWith = (startSending: StartSending) => async (db: Database, settings: MailSettings) => {
  const deps = testDependencies(db)
  startSending(deps, settings)
  const app = await apiWith(reviewsApi(deps))
  return (payload: object) => app.inject({ method: 'POST', url: '/api/reviews', payload })
}

describeOnEachDatabase('a submitted review', (open) => {
  const siteWith = sitesWith(sendingWorkers())

  test('reaches both recipients through the form-mail service, the second form too', async () => {
    const service = await startFormMail()
    onTestFinished(() => service.close())
    const send = await siteWith(await open(), { kind: 'form-mail', url: service.url })

    expect((await send(newSubmission())).statusCode).toBe(201)
    await service.received.reach(4)

    const subjectsTo = (address: string) =>
      service.received.items
        .filter(({ recipient }) => recipient === address)
        .map(({ fields }) => new Map(fields).get('_subject') ?? '')
        .toSorted()
    for (const address of Object.values(recipients)) {
      expect(subjectsTo(address)).toEqual([
        'New Guest Review - Texas Sage (5/5 stars)',
        'WEBSITE DISPLAY - Positive Review for Texas Sage',
      ])
    }
  })

  test('reaches both recipients by mail, with the call for service recovery', async () => {
    const server = await startSmtp()
    onTestFinished(() => server.close())
    const from = 'hello@lone-oak.example'
    const send = await siteWith(await open(), { kind: 'smtp', url: server.url, from })

    expect((await send(newSubmission({ overallRating: 2 }))).statusCode).toBe(201)
    await server.received.reach(2)

    const mails = server.received.items
    expect(mails.flatMap((each) => each.recipients).toSorted()).toEqual(
      Object.values(recipients).toSorted(),
    )
    for (const { mail } of mails) {
      expect(mail.text).toContain('Priority: HIGH - Service Recovery Required')
      expect(mail.replyTo).toMatchObject([{ address: 'ana@guests.example' }])
    }
  })
})
