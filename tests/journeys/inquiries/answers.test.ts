import type { Locator } from '@playwright/test'
import { storeInquiry } from '../../fixtures/inquiries.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test as base } from '../fixtures.ts'
import { inbox } from '../support/inbox.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { mailTest } from '../support/mail-site.ts'
import { administrator, signIn } from '../support/sign-in.ts'
import { toasts } from '../support/toasts.ts'

/** Counts taps on a phone. */
const test = mailTest.extend<{ tap: (target: Locator) => Promise<number> }>({
  tap: async ({ page }, provide) => {
    await page.setViewportSize({ width: 390, height: 844 })
    let taps = 0
    await provide(async (target) => {
      await target.click()
      taps += 1
      return taps
    })
  },
})

test('an inquiry is answered in three taps from its mail, and the thread says that it arrived', async ({
  page,
  visit,
  site,
  mail,
  tap,
}) => {
  const id = await storeInquiry(site.db)
  await signIn(page)
  await visit(`/admin/inquiries?inquiry=${id}`)
  const linked = page.getByRole('region', { name: 'Opened from a link' })
  await tap(linked.getByRole('button', { name: 'One more question' }))
  const answer = linked.getByLabel('Your answer')
  await expect(answer).toBeFocused()
  await tap(answer)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n\nBring a coat.')
  await expectNoHorizontalScrolling(page)
  expect(await tap(linked.getByRole('button', { name: 'Send answer' }))).toBe(3)

  await expect(linked.getByText(/^Delivered /)).toBeVisible()
  await expect(linked.getByText(`${administrator.username}, `)).toBeVisible()
  await expect(linked.getByText('Answered', { exact: true }).first()).toBeVisible()
  await expect(answer).toHaveValue('')
  const [sent] = mail.received.items
  expect(sent?.recipients).toEqual(['ana@guests.example'])
  expect(sent?.mail.replyTo).toMatchObject([{ address: 'stay@lone-oak.example' }])
  expect(sent?.mail.text).toMatch(
    /^Hello Ana Guest,[^]+October 4, 2025[^]+Bring a coat\.\n\nCabins/,
  )
})

test('a review is approved in two taps from its mail', async ({ page, visit, site, tap }) => {
  const { id } = await storeReview(site.db, { reviewTitle: 'Stars all night' }, 'pending')
  await signIn(page)
  // The first tap is on the link.
  await visit(`/admin/reviews?review=${id}`)
  const linked = page.getByRole('region', { name: 'Opened from a link' })
  expect(await tap(linked.getByRole('button', { name: 'Approve' }))).toBe(1)
  await expect(toasts(page).first()).toContainText('Review Approved')
  await visit('/reviews')
  await expect(page.getByText('Stars all night')).toBeVisible()
})

base.describe('without a mail service', () => {
  base.use({ hasOwnSite: true })

  base(
    'an answer opens in the mail program instead, and keeps what was typed',
    async ({ page, visit, site }) => {
      await storeInquiry(site.db)
      await signIn(page)
      await visit('/admin/inquiries')
      await inbox(page).open(/^Ana Guest/)
      await page.getByLabel('Your answer').fill('Yes & no')
      const link = page.getByRole('link', { name: 'Open in mail program' })
      await expect(link).toHaveAttribute(
        'href',
        /^mailto:ana@guests\.example\?subject=Your%20event%20inquiry.*&body=Yes%20%26%20no/,
      )
      await expect(page.getByRole('button', { name: 'Send answer' })).toHaveCount(0)
      await page.reload()
      await expect(page.getByLabel('Your answer')).toHaveValue('Yes & no')
    },
  )
})
