import { startSmtp, type SmtpFake } from '../../fakes/smtp.ts'
import { test } from '../fixtures.ts'
import { startSite } from './site.ts'

/** A site that sends mail to guests. */
export const mailTest = test.extend<{ mail: SmtpFake }>({
  // oxlint-disable-next-line no-empty-pattern
  mail: async ({}, provide) => {
    const mail = await startSmtp()
    await provide(mail)
    await mail.close()
  },
  site: async ({ mail }, provide) => {
    const site = await startSite({
      FORM_MAIL_URL: '',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@lone-oak.example',
      BUSINESS_EMAIL: 'stay@lone-oak.example',
    })
    await provide(site)
    await site.stop()
  },
})
