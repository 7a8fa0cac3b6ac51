// spec: 2/admin-outbox-account
import type { Page } from '@playwright/test'
import { insertReferral } from '#store/referrals/referrals.ts'
import { storeNotifications } from '../../fixtures/notifications.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { inDays } from '../support/days.ts'
import { moderation } from '../support/moderation.ts'
import { administrator, loginScreen, logInWith, signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'
import { toasts } from '../support/toasts.ts'
import { expectAxeToPass, expectAxeToPassInTurn, type Visit } from '../support/states.ts'

/** The refusal, and the query that says so. */
const oldInvitation = /status of 404|invitation This link/

expectAxeToPassInTurn([
  { name: 'the login', reach: async (_, visit) => void (await visit('/admin/login')) },
  { name: 'an invitation that has ended', reach: openOldInvitation, trouble: oldInvitation },
  { name: 'the login refused', reach: failToLogIn, trouble: /status of 401/ },
])

expectAxeToPassInTurn([
  { name: 'the dashboard of a new site', reach: (page, visit) => open(page, visit, 'dashboard') },
  { name: 'no reviews', reach: (page, visit) => open(page, visit, 'reviews') },
  { name: 'an empty outbox', reach: (page, visit) => open(page, visit, 'outbox') },
  { name: 'a new link for a verified stay', reach: makeStayLink },
  { name: 'the documents of the site', reach: (page, visit) => open(page, visit, 'site') },
  { name: 'a document with everything unfolded', reach: editHome },
  { name: 'a template opened, and a new one', reach: openTemplates },
  { name: 'the people', reach: (page, visit) => open(page, visit, 'people') },
  { name: 'a new invitation', reach: makeInvitation },
  { name: 'the question who it is', reach: beAskedAgain, trouble: /status of 403/ },
  { name: 'the activity', reach: openActivity },
  { name: 'what is left before launch', reach: (page, visit) => open(page, visit, 'launch') },
  { name: 'the account', reach: (page, visit) => open(page, visit, 'account') },
  { name: 'the account with mistakes', reach: failToChangePassword, trouble: /status of 422/ },
])

test.describe('with data', () => {
  test.use({ hasOwnSite: true })

  expectAxeToPassInTurn([
    { name: 'reviews to decide about', reach: openReviews },
    { name: 'approved reviews with an answer', reach: openApproved },
    { name: 'the dashboard with figures', reach: openDashboard },
    { name: 'an outbox with failures', reach: openOutbox },
  ])

  expectAxeToPass([
    { name: 'a decision refused', reach: failToApprove, hasToast: true, trouble: /status of 500/ },
  ])
})

/** Opens an admin screen and waits until its data has loaded. */
async function open(page: Page, visit: Visit, screen: string): Promise<void> {
  if ((await page.context().cookies()).length === 0) await signIn(page)
  await visit(`/admin/${screen}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function makeStayLink(page: Page, visit: Visit): Promise<void> {
  await open(page, visit, 'stay-links')
  const main = page.getByRole('main')
  await main.getByLabel('Cabin', { exact: true }).selectOption('Texas Sage')
  await main.getByLabel('Arrival').fill(inDays(-4))
  await main.getByLabel('Departure').fill(inDays(-1))
  await main.getByRole('button', { name: 'Make link' }).click()
  await expect(main.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
}

async function openActivity(page: Page, visit: Visit): Promise<void> {
  await open(page, visit, 'activity')
  await expect(page.getByRole('article').first()).toContainText('Invited someone')
}

async function openTemplates(page: Page, visit: Visit): Promise<void> {
  await open(page, visit, 'reply-templates')
  await page.getByRole('main').locator('summary').first().click()
  await page.getByRole('button', { name: 'New template' }).click()
  await expect(page.getByRole('heading', { name: 'New template' })).toBeVisible()
}

async function makeInvitation(page: Page): Promise<void> {
  await page.getByLabel('Who is it for?').fill('Ana')
  await page.getByRole('button', { name: 'Make invitation' }).click()
  await expect(page.getByLabel('Link for the invitation')).toBeVisible()
}

async function beAskedAgain(page: Page, _: Visit, { db }: Site): Promise<void> {
  await db.updateTable('sessions').set({ provenAt: '2020-01-01T00:00:00.000Z' }).execute()
  await page.getByRole('button', { name: 'Withdraw the invitation for Ana' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirm that it’s you' })).toBeVisible()
}

async function editHome(page: Page, visit: Visit): Promise<void> {
  await open(page, visit, 'site/home')
  const folded = page.getByRole('main').locator('details:not([open]) > summary:visible')
  while ((await folded.count()) > 0) await folded.first().click()
  await page.getByLabel('Headline', { exact: true }).fill('')
  await expect(page.getByRole('status').filter({ hasText: 'has to be fixed' })).toBeVisible()
}

async function openOldInvitation(page: Page, visit: Visit): Promise<void> {
  await visit(`/admin/join#${'a'.repeat(43)}`)
  await expect(page.getByText('has expired')).toBeVisible()
}

async function failToLogIn(page: Page, visit: Visit): Promise<void> {
  await visit('/admin/login')
  await logInWith(page, { ...administrator, password: 'eight red lanterns' })
  await expect(loginScreen(page).alert).toBeVisible()
}

async function openDashboard(page: Page, visit: Visit, site: Site): Promise<void> {
  await storeReview(site.db, {}, 'pending')
  await plantOutbox(site)
  const referral = { checkIn: null, checkOut: null, place: 'header' as const }
  const createdAt = Temporal.Now.instant()
  await insertReferral(site.db, { ...referral, cabin: 'texas-sage', createdAt })
  await open(page, visit, 'dashboard')
  await expect(page.getByRole('table')).toHaveCount(2)
}

async function openReviews(page: Page, visit: Visit, { db }: Site): Promise<void> {
  await storeReview(db, {}, 'pending')
  await storeReview(db, { isSuspect: true, allowPublic: false }, 'rejected')
  await open(page, visit, 'reviews?status=all')
  await expect(moderation(page).cards).toHaveCount(2)
}

async function openApproved(page: Page, visit: Visit, { db }: Site): Promise<void> {
  await storeReview(db)
  await open(page, visit, 'reviews/approved')
  await expect(moderation(page).cards).toHaveCount(1)
}

async function failToApprove(page: Page, visit: Visit, { db }: Site): Promise<void> {
  await page.route('**/approve', (route) => route.fulfill({ status: 500, json: {} }))
  await storeReview(db, {}, 'pending')
  await open(page, visit, 'reviews')
  await moderation(page).cards.getByRole('button', { name: 'Approve' }).click()
  await expect(toasts(page)).toBeVisible()
}

async function openOutbox(page: Page, visit: Visit): Promise<void> {
  await open(page, visit, 'outbox')
  await expect(page.getByText('The form-mail service answered 400.')).toBeVisible()
}

async function failToChangePassword(page: Page): Promise<void> {
  await page.getByLabel('Current password').fill('not the password')
  await page.getByLabel('New password').fill('nine copper weathervanes')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
}

/** One waiting, one failed and one delivered. */
async function plantOutbox({ db }: Site): Promise<void> {
  await storeNotifications(db, 3, { createdAt: Temporal.Instant.from('2999-01-01T00:00Z') })
  const lastError = 'The form-mail service answered 400.'
  const outbox = db.updateTable('outbox')
  await outbox.set({ status: 'failed', lastError }).where('subject', '=', '1').execute()
  const deliveredAt = '2025-06-01T12:00:00.000Z'
  await outbox.set({ status: 'delivered', deliveredAt }).where('subject', '=', '2').execute()
}
