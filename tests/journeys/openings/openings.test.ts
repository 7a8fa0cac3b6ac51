import type { Page } from '@playwright/test'
import type { Availability } from '#contracts/availability.ts'
import { startFeeds } from '../../fakes/feed.ts'
import { startSmtp, type SmtpFake } from '../../fakes/smtp.ts'
import { expect, test as base } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { bookingCard } from '../support/cabin-page.ts'
import { inDays } from '../support/days.ts'
import { bookedFrom } from '../support/feed-site.ts'
import { retireCabin } from '../support/set-up-screen.ts'
import { signIn } from '../support/sign-in.ts'
import { startSite } from '../support/site.ts'

const from = inDays(20)
const to = inDays(23)
const stay = `from=${from}&to=${to}&guests=2`
const address = 'ana@guests.example'

/** A site that sends mail, with booked days at two cabins. */
const test = base.extend<{ mail: SmtpFake }>({
  // oxlint-disable-next-line no-empty-pattern
  mail: async ({}, provide) => {
    const mail = await startSmtp()
    await provide(mail)
    await mail.close()
  },
  site: async ({ mail }, provide) => {
    const partner = await startFeeds()
    for (const cabin of ['texas-sage', 'coyote-cabin']) {
      partner.behave(cabin, bookedFrom([19, 24]))
    }
    const site = await startSite({
      FORM_MAIL_URL: '',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@lone-oak.example',
      AVAILABILITY_FEED_TEXAS_SAGE: partner.addressOf('texas-sage'),
      AVAILABILITY_FEED_COYOTE_CABIN: partner.addressOf('coyote-cabin'),
    })
    const known = async () => {
      const response = await fetch(`${site.origin}/api/availability/texas-sage`)
      return ((await response.json()) as Availability).updatedAt
    }
    await expect.poll(known).not.toBeNull()
    await provide(site)
    await site.stop()
    await partner.close()
  },
})

test('where days are booked a guest leaves an address, confirms it from the mail, and can end it', async ({
  page,
  visit,
  mail,
}) => {
  await visit(`/cabins/texas-sage?${stay}`)
  await page.getByRole('link', { name: /^Tell me when these days open/ }).click()
  await expect(page).toHaveURL(`/openings?cabin=texas-sage&${stay}`)
  await expectNoAxeViolationsOnAnyDevice(page)

  const email = page.getByLabel('Email address')
  await email.fill(address)
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your email' })).toBeVisible()
  await expectNoAxeViolationsOnAnyDevice(page)

  await page.goto(await linkIn(mail))
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(page.getByRole('heading', { name: 'We are keeping watch' })).toBeVisible()
  await expectNoAxeViolationsOnAnyDevice(page)
  await page.getByRole('button', { name: 'Stop telling me' }).click()
  await expect(page.getByRole('heading', { name: /^Canceled/ })).toBeVisible()
})

test('an address sent without a connection stays, and is sent again', async ({
  page,
  context,
  visit,
  mail,
  troubles,
}) => {
  troubles.expect(/net::ERR_INTERNET_DISCONNECTED/)
  const { email, tellMe } = await fillAddress(page, visit)
  await context.setOffline(true)
  await tellMe.click()
  await expect(page.getByRole('alert')).toHaveText(/^Your request couldn’t be sent\./)
  await expect(email).toHaveValue(address)
  await expectNoAxeViolationsOnAnyDevice(page)

  await context.setOffline(false)
  await tellMe.click()
  await expect(page.getByRole('heading', { name: 'Please check your email' })).toBeFocused()
  await expect(page.getByRole('alert')).toBeHidden()
  await mail.received.reach(1)
})

test('a link used without a connection says so, and works again', async ({
  page,
  context,
  visit,
  mail,
  troubles,
}) => {
  troubles.expect(/net::ERR_INTERNET_DISCONNECTED/)
  const { tellMe } = await fillAddress(page, visit)
  await tellMe.click()
  await visit(await linkIn(mail))
  const confirm = page.getByRole('button', { name: 'Yes, tell me' })
  await context.setOffline(true)
  await confirm.click()
  await expect(page.getByRole('alert')).toHaveText(/^Your request couldn’t be sent\./)
  await context.setOffline(false)
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'We are keeping watch' })).toBeFocused()
})

test('without scripts an address is left, confirmed and deleted as well', async ({
  browser,
  site,
  mail,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.origin })
  await page.goto(`/openings?cabin=texas-sage&${stay}`)
  await page.getByLabel('Email address').fill(address)
  await page.getByRole('button', { name: 'Tell me' }).click()
  await expect(page.getByRole('heading', { name: 'Please check your email' })).toBeVisible()
  await page.goto(await linkIn(mail))
  await page.getByRole('button', { name: 'Yes, tell me' }).click()
  await expect(page.getByRole('heading', { name: 'We are keeping watch' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop telling me' }).click()
  await expect(page.getByRole('heading', { name: /^Canceled/ })).toBeVisible()
  await page.close()
})

test('a guest waiting for a cabin that has been retired hears so, and can delete their address', async ({
  page,
  visit,
  mail,
}) => {
  const { tellMe } = await fillAddress(page, visit, 'coyote-cabin')
  await tellMe.click()
  const link = await linkIn(mail)
  await signIn(page)
  await visit('/admin/cabins')
  await retireCabin(page, 'Coyote Cabin')

  await visit(link)
  await expect(
    page.getByRole('heading', { name: 'This cabin is no longer for rent' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Look for free cabins' })).toHaveAttribute(
    'href',
    `/cabins?${stay}`,
  )
  await expectNoAxeViolationsOnAnyDevice(page)
  await page.getByRole('button', { name: 'Delete my address now' }).click()
  await expect(page.getByRole('heading', { name: /^Canceled/ })).toBeVisible()
})

test('the page of a cabin offers it for booked days, and nobody else does', async ({
  page,
  visit,
}) => {
  const offer = page.getByRole('link', { name: /^Tell me when these days open/ })
  await visit(`/cabins/texas-sage?${stay}`)
  await expect(offer).toHaveAttribute('href', `/openings?cabin=texas-sage&${stay}`)
  await visit(`/cabins/texas-sage?from=${inDays(30)}&to=${inDays(32)}`)
  await expect(bookingCard(page).nights).toHaveText('2 nights')
  await expect(offer).toHaveCount(0)
})

async function fillAddress(
  page: Page,
  visit: (path: string) => Promise<unknown>,
  cabin = 'texas-sage',
) {
  await visit(`/openings?cabin=${cabin}&${stay}`)
  const email = page.getByLabel('Email address')
  await email.fill(address)
  return { email, tellMe: page.getByRole('button', { name: 'Tell me' }) }
}

async function linkIn(mail: SmtpFake): Promise<string> {
  await mail.received.reach(1)
  const [sent] = mail.received.items
  expect(sent?.recipients).toEqual([address])
  const [link = ''] = /https?:\/\/\S+\/openings\?\S+/.exec(sent?.mail.text ?? '') ?? []
  return link
}
