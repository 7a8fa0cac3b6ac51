import { startFeeds, type FeedFake } from '../../fakes/feed.ts'
import { startSmtp, type SmtpFake } from '../../fakes/smtp.ts'
import { test as base } from '../fixtures.ts'
import { startSite } from './site.ts'

interface BlueHeronFixtures {
  mail: SmtpFake
  /** The booking partner's calendars. */
  partner: FeedFake
}

/** A new site of the sample property, on the server of the owner of Blue Heron Cottages. */
export const test = base.extend<BlueHeronFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  mail: async ({}, provide) => {
    const mail = await startSmtp()
    await provide(mail)
    await mail.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- the same
  partner: async ({}, provide) => {
    const partner = await startFeeds()
    await provide(partner)
    await partner.close()
  },
  site: async ({ mail, partner }, provide) => {
    const site = await startSite({
      FORM_MAIL_URL: '',
      SMTP_URL: mail.url,
      MAIL_FROM: 'site@blueheroncottages.com',
      OWNER_EMAIL: 'owner@blueheroncottages.com',
      BUSINESS_EMAIL: 'stay@blueheroncottages.com',
      // Only calendars of a host that the settings name are read on one's own machine.
      AVAILABILITY_FEED_TEXAS_SAGE: partner.addressOf('texas-sage'),
    })
    await provide(site)
    await site.stop()
  },
})
