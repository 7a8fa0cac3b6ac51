// spec: 1/reviews, 2/leave-a-review
import type { Page } from '@playwright/test'
import { reviewMessages } from '#contracts/messages.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { fillReview, reviewForm, writtenReview } from '../support/review-form.ts'
import { storedReviews } from '../support/stored-reviews.ts'

test.use({ hasOwnSite: true })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest chooses a cabin, leaves five stars and is thanked', async ({ page, site }) => {
    const addresses = addressesAsked(page)
    await page.goto('/review')
    await page.getByRole('link', { name: /Texas Sage/ }).click()
    await fillReview(page)
    await reviewForm(page).submit.click()

    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Help Others Discover Us!' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your review as text' })).toContainText(
      'Overall Rating: 5/5 stars',
    )
    await expect(page.getByRole('button', { name: 'Copy Review Text' })).toBeHidden()
    expect(await storedReviews(site)).toMatchObject([{ guestName: 'Ana Guest', isSuspect: 0 }])
    await site.formMail.received.reach(4)
    expect(addresses().filter((url) => /Ana|guests\.example|555|stones/.test(url))).toEqual([])
  })

  test('two stars are answered with an apology and a call', async ({ page, site }) => {
    await page.goto('/leave-review?cabin=texas-sage')
    await fillReview(page, writtenReview({ overallRating: 2 }))
    await reviewForm(page).submit.click()
    await expect(page.getByRole('region', { name: 'We are sorry' })).toBeVisible()
    await site.formMail.received.reach(2)

    await page.reload()
    await expect(page.getByRole('region', { name: 'We are sorry' })).toBeVisible()
    expect(await storedReviews(site), 'the browser repeats its form, once is kept').toHaveLength(1)
  })

  test('what the server does not take comes back with all that was typed', async ({
    page,
    site,
    troubles,
  }) => {
    troubles.expect(/status of 422/)
    await page.goto('/review?cabin=texas-sage')
    const form = reviewForm(page)
    // The browser accepts blanks as a name, the server does not.
    await fillReview(page, writtenReview({ guestName: ' ' }))
    await form.cleanlinessStars(3).check()
    await form.submit.click()

    await expect(page.getByRole('alert')).toHaveText(reviewMessages.missing.description)
    await expect(page.getByRole('alert'), 'the answer begins with it').toBeInViewport()
    await expect(form.guestName).toHaveAccessibleDescription(/enter your name/)
    await expect(form.email).toHaveValue('ana@guests.example')
    await expect(form.reviewText).toHaveValue(writtenReview().reviewText)
    await expect(form.wouldRecommend).toHaveValue('absolutely')
    await expect(form.overallStars(5)).toBeChecked()
    await expect(form.cleanlinessStars(3)).toBeChecked()

    await form.guestName.fill('Ana Guest')
    await form.submit.click()
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(await storedReviews(site)).toHaveLength(1)
  })

  test('the browser asks for what is missing before it sends anything', async ({ page, site }) => {
    await page.goto('/review?cabin=texas-sage')
    await reviewForm(page).submit.click()
    await expect(reviewForm(page).guestName).toBeFocused()
    await expect(page).toHaveURL('/review?cabin=texas-sage')
    expect(await storedReviews(site)).toEqual([])
  })
})

test('a form sent before scripts run is stored once, though its page is reloaded', async ({
  page,
  site,
}) => {
  const addresses = addressesAsked(page)
  const scripts = await holdBack(page, '**/assets/*.js')
  // Scripts that start early hold up the page's load event.
  await page.goto('/review?cabin=texas-sage', { waitUntil: 'domcontentloaded' })
  await fillReview(page)
  await reviewForm(page).submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

  scripts.letGo()
  await untilHydrated(page)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await page.reload()
  await untilHydrated(page)
  expect(await storedReviews(site)).toHaveLength(1)
  expect(addresses().filter((url) => /Ana|guests\.example|555|stones/.test(url))).toEqual([])
})

test('what was typed before scripts run is not lost when they do', async ({ page }) => {
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.goto('/review?cabin=texas-sage', { waitUntil: 'domcontentloaded' })
  const form = reviewForm(page)
  await form.guestName.fill('Ana Guest')
  await form.overallStars(4).check()
  scripts.letGo()
  await untilHydrated(page)
  await expect(form.guestName).toHaveValue('Ana Guest')
  await expect(form.overallStars(4)).toBeChecked()
})

/** Every address requested so far, except hashed files. */
function addressesAsked(page: Page): () => string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!/^\/(assets|pictures)\//.test(pathname)) addresses.push(`${pathname}${search}`)
  })
  return () => addresses
}
