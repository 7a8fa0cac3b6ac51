import type { Page } from '@playwright/test'
import { moderationMessages } from '#contracts/messages.ts'
import { setReviewStatus } from '#store/reviews/review-moderation.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { entryForm, expectEntered, fillAndChoose, photo } from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { inDays } from '../support/days.ts'
import { moderation } from '../support/moderation.ts'
import { fillReview, reviewForm, writtenReview } from '../support/review-form.ts'
import { cards } from '../support/reviews-screen.ts'
import { signIn } from '../support/sign-in.ts'
import { plantStayLink, suggestedDates } from '../support/stay-links.ts'
import { storedReviews } from '../support/stored-reviews.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

const willCarry = /Thank you for staying in Texas Sage. Your review will carry “Verified stay”/

test('the owner makes a link, and the review that a guest sends by it is a verified stay', async ({
  page,
  visit,
  site,
  browser,
}) => {
  await signIn(page)
  await visit('/admin/dashboard')
  await page.getByRole('link', { name: 'Verified stays' }).click()
  const link = await makeLink(page)

  const guest = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await guest.clock.install()
  await guest.goto(link)
  await untilHydrated(guest)
  await expect(guest.getByText(willCarry)).toBeVisible()
  const form = reviewForm(guest)
  await expect(form.stayDates).toHaveValue(suggestedDates())
  await expect(form.back).toBeHidden()
  await guest.clock.fastForward(60_000)
  await fillReview(guest)
  await form.submit.click()
  await expect(guest.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('Review sent')).toBeVisible()
  await visit('/admin/reviews')
  const card = moderation(page).card(writtenReview().reviewTitle)
  await expect(card).toContainText('Verified stay')
  await card.getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, moderationMessages.approved)
  await guest.goto('/reviews')
  await expect(cards(guest)).toContainText('Verified stay')
  await guest.context().close()
})

test('after the review the same link enters the contest, as a verified stay too', async ({
  page,
  visit,
  site,
}) => {
  await openContest(site)
  const { address } = await plantStayLink(site)
  await page.clock.install()
  await visit(address)
  await page.clock.fastForward(60_000)
  await fillReview(page)
  await reviewForm(page).submit.click()
  await page.getByRole('link', { name: 'Enter the contest' }).click()

  const form = entryForm(page)
  await expect(page.getByText('Your contest entry will carry “Verified stay”')).toBeVisible()
  await expect(form.cabinStayed).toHaveValue('Texas Sage')
  await expect(form.stayDates).toHaveValue(suggestedDates())
  await fillAndChoose(page, [await photo()])
  await form.submit.click()
  await expectEntered(page)
  const entries = await site.db.selectFrom('submissions').select('isVerified').execute()
  expect(entries).toEqual([{ isVerified: 1 }])
})

test('a withdrawn link is unknown, and cannot be copied any more', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/stay-links')
  const link = await makeLink(page)
  await page.getByRole('button', { name: /^Withdraw the link for Texas Sage/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('No links yet.')).toBeVisible()
  await expect(page.getByLabel('Link for the guest')).toBeHidden()
  await visit(link)
  await expect(page.getByText(/We don’t know this link/)).toBeVisible()
})

test('what is missing is named beside its field, and nothing chosen is lost', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 422/)
  await signIn(page)
  await visit('/admin/stay-links')
  const main = page.getByRole('main')
  await main.getByLabel('Arrival').fill(inDays(-1))
  await main.getByLabel('Departure').fill(inDays(-4))
  await main.getByRole('button', { name: 'Make link' }).click()
  await expect(main.getByLabel('Cabin', { exact: true })).toHaveAccessibleDescription(
    'Please choose a cabin.',
  )
  await expect(main.getByLabel('Departure')).toHaveAccessibleDescription(/after the arrival/)
  await expect(main.getByLabel('Arrival')).toHaveValue(inDays(-1))
})

test('a used link says so, and still takes a review', async ({ page, visit, site }) => {
  const { address } = await plantStayLink(site)
  await site.db.updateTable('stayLinks').set({ reviewUsedAt: '2025-06-01T12:00:00.000Z' }).execute()
  await page.clock.install()
  await visit(address)
  await expect(page.getByText(/already been used for a review/)).toBeVisible()
  await page.clock.fastForward(60_000)
  await fillReview(page)
  await reviewForm(page).submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(await storedReviews(site)).toMatchObject([{ guestName: 'Ana Guest', isVerified: 0 }])
})

test('dates that a guest has changed survive a reload', async ({ page, visit, site }) => {
  const { address } = await plantStayLink(site)
  await visit(address)
  const { stayDates, guestName } = reviewForm(page)
  await stayDates.fill('A long weekend')
  await guestName.fill('Ana Guest')
  await page.reload()
  await untilHydrated(page)
  await expect(guestName).toHaveValue('Ana Guest')
  await expect(stayDates).toHaveValue('A long weekend')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link survives a mistake, and its review is found among verified stays', async ({
    page,
    site,
    troubles,
  }) => {
    troubles.expect(/status of 422/)
    const { address } = await plantStayLink(site)
    await page.goto(address)
    await expect(page.getByText(willCarry)).toBeVisible()
    await expect(reviewForm(page).stayDates).toHaveValue(suggestedDates())
    await fillReview(page, writtenReview({ guestName: ' ' }))
    await reviewForm(page).submit.click()
    await expect(page.getByText(willCarry)).toBeVisible()
    await reviewForm(page).guestName.fill('Ana Guest')
    await reviewForm(page).submit.click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

    await page.goto('/review?cabin=texas-sage')
    await fillReview(page, writtenReview({ reviewTitle: 'Another' }))
    await reviewForm(page).submit.click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect((await storedReviews(site)).map(({ isVerified }) => isVerified)).toEqual([1, 0])

    for (const { id } of await storedReviews(site)) {
      await setReviewStatus(site.db, id, 'approved')
    }
    await page.goto('/reviews')
    await expect(cards(page)).toHaveCount(2)
    await page.getByLabel('Verified stays only').check()
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/verified=1/)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Verified stay')
  })
})

/** Makes a link for Texas Sage on the open screen and returns it. */
async function makeLink(page: Page): Promise<string> {
  const main = page.getByRole('main')
  await main.getByLabel('Cabin', { exact: true }).selectOption('Texas Sage')
  await main.getByLabel('Arrival').fill(inDays(-4))
  await main.getByLabel('Departure').fill(inDays(-1))
  await main.getByRole('button', { name: 'Make link' }).click()
  await expect(main.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  return main.getByLabel('Link for the guest').inputValue()
}
