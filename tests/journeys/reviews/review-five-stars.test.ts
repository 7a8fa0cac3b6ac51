import type { Page } from '@playwright/test'
import { reviewMessages } from '#contracts/messages.ts'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../support/keyboard.ts'
import { fillReview, openForm, reviewForm, writtenReview } from '../support/review-form.ts'
import { recipients, type Site } from '../support/site.ts'
import { storedReviews } from '../support/stored-reviews.ts'
import { expectToast, toasts } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

const composed = [
  'Quiet mornings',
  'We slept like stones.\nAnd woke to wrens.',
  'Overall Rating: 5/5 stars',
  'Favorite feature: The porch',
  'Stayed at Texas Sage - Cabins at Lone Oak, Wimberley',
].join('\n\n')

// spec: 2/leave-a-review, 4/review-flow
test('the cabin is chosen among six cards that say how many sleep there', async ({
  page,
  visit,
}) => {
  await visit('/leave-review')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards).toHaveCount(6)
  await expect(cards.filter({ hasText: 'Mountain Laurel' })).toContainText(
    /2 beds? • 1 bath • Sleeps 4/,
  )
  await expect(cards.getByText('Select', { exact: true })).toHaveCount(6)
  await cards.filter({ hasText: 'Texas Sage' }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Your stay in Texas Sage' })).toBeVisible()
})

// spec: 3/entered-review
test('a whole review is written with the keyboard alone', async ({ page, visit, site }) => {
  await page.clock.install()
  await visit('/review')
  await tabTo(page.getByRole('link', { name: /Texas Sage/ }))
  await page.keyboard.press('Enter')
  const form = reviewForm(page)
  await tabTo(form.guestName)
  await page.keyboard.type('Ana Guest')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ana@guests.example')

  await tabTo(form.overallStars(1))
  await page.keyboard.press('Space')
  for (const _ of [2, 3, 4, 5]) await page.keyboard.press('ArrowRight')
  await expect(form.overallStars(5)).toBeChecked()
  await expect(form.overall.getByText('Wonderful')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(form.overallStars(4)).toBeChecked()
  await expect(form.overall.getByText('Wonderful')).toBeHidden()
  await expect(form.overallStars(4)).toHaveAccessibleName('4 stars: Very good')
  await page.keyboard.press('Tab')
  await expect(form.cleanlinessStars(1), 'one stop for each rating').toBeFocused()

  await page.clock.fastForward(60_000)
  await tabTo(form.submit)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
  expect(await storedReviews(site)).toMatchObject([{ guestName: 'Ana Guest', overallRating: 4 }])
})

// spec: 1/reviews, 4/review-flow, 8/review-saved
test('a stored review is thanked for, announced to both and shown to nobody yet', async ({
  page,
  visit,
  site,
}) => {
  await leaveFiveStars(page, visit)
  await expectToast(page, reviewMessages.submitted)
  await expect(page.getByRole('heading', { name: 'Help Others Discover Us!' })).toBeVisible()
  await expect(page.getByText('We are sorry')).toBeHidden()

  await expectFormsOfAHappyGuest(site)
  expect(await storedReviews(site)).toMatchObject([{ status: 'pending', isSuspect: 0 }])
  expect(await (await page.request.get('/api/reviews')).json()).toEqual([])
  await visit('/reviews')
  await expect(page.getByRole('heading', { name: 'No Reviews Yet' })).toBeVisible()
})

// spec: 7/copy-review, 8/copy-review, 9/review-screens
test.describe('copying the review', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('takes the composed text and says so for three seconds', async ({ page, visit }) => {
    await leaveFiveStars(page, visit)
    const preview = page.getByRole('region', { name: 'Your review as text' })
    expect(await preview.innerText()).toBe(composed)

    await expectToast(page, reviewMessages.submitted)
    await page.clock.pauseAt(Date.now() + 120_000)
    await page.getByRole('button', { name: 'Copy Review Text' }).click()
    const copied = page.getByRole('button', { name: 'Copied!' })
    await expect(copied).toBeVisible()
    await page.clock.runFor(500)
    await expectToast(page, reviewMessages.copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(composed)

    await page.clock.runFor(2400)
    await expect(copied).toBeVisible()
    await page.clock.runFor(200)
    await expect(page.getByRole('button', { name: 'Copy Review Text' })).toBeVisible()
  })
})

// spec: 8/copy-review
test('if the browser refuses to copy, the page says so, and the text can be selected', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await leaveFiveStars(page, visit)
  await page.getByRole('button', { name: 'Copy Review Text' }).click()
  await expectToast(page, reviewMessages.notCopied)
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your review as text' })).toBeVisible()
})

// spec: 2/leave-a-review
test('the two places for public reviews open elsewhere, and home is one step away', async ({
  page,
  visit,
}) => {
  await leaveFiveStars(page, visit)
  const places = page.getByRole('main').locator('a[target=_blank]')
  await expect(places).toHaveCount(2)
  for (const place of await places.all()) {
    await expect(place).toHaveAttribute('rel', /noopener/)
    await expect(place).toHaveAttribute('href', /^https:/)
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('four stars are happy too', async ({ page, visit, site }) => {
  await openForm(page, visit)
  await fillReview(page, writtenReview({ overallRating: 4 }))
  await reviewForm(page).submit.click()
  await expect(page.getByRole('heading', { name: 'Help Others Discover Us!' })).toBeVisible()
  await site.formMail.received.reach(4)
})

async function leaveFiveStars(page: Page, visit: (path: string) => Promise<unknown>) {
  await openForm(page, visit)
  await fillReview(page)
  await reviewForm(page).submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect(toasts(page)).not.toHaveCount(0)
}

async function expectFormsOfAHappyGuest({ formMail }: Site) {
  await formMail.received.reach(4)
  for (const address of recipients) {
    const forms = formMail.received.items
      .filter(({ recipient }) => recipient === address)
      .map(({ fields }) => Object.fromEntries(fields))
    expect(forms).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: 'ana@guests.example', phone: '5125550101' }),
        expect.objectContaining({ reviewType: 'WEBSITE_DISPLAY', overallRating: '5' }),
      ]),
    )
    for (const form of forms) expect(form).not.toHaveProperty('serviceRecoveryNeeded')
  }
}
