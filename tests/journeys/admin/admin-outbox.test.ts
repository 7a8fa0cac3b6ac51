// spec: 2/admin-outbox-account
import type { Page } from '@playwright/test'
import type { OutboxStatus } from '#contracts/options.ts'
import { storeNotifications } from '../../fixtures/notifications.ts'
import { newSubmission } from '../../fixtures/review-form.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'
import { recipients, type Site } from '../support/site.ts'
import { expectToast } from '../support/toasts.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

const subject = 'New Guest Review - Texas Sage (2/5 stars)'

test('a service that is down keeps notifications waiting, with the reason and the next try', async ({
  page,
  visit,
  site,
}) => {
  site.formMail.behave({ kind: 'status', status: 500 })
  await leaveReview(page)
  await site.formMail.requests.reach(2)
  await untilAll(site, 'waiting')
  // The next attempt must not happen during the journey.
  const far = '2999-01-01T00:00:00.000Z'
  await site.db.updateTable('outbox').set({ nextAttemptAt: far }).execute()
  await site.db.updateTable('jobs').set({ due: far }).where('key', '<>', '').execute()
  await signIn(page)
  await visit('/admin/outbox')

  await expect(rows(page)).toHaveCount(2)
  for (const row of await rows(page).all()) {
    await expect(row.getByRole('heading')).toHaveText(subject)
    await expect(row.getByText('Waiting', { exact: true })).toBeVisible()
    await expect(row).toContainText('The form-mail service answered 500.')
    await expect(row).toContainText('Attempts: 1')
    await expect(row.getByText(/^Next attempt: /)).toBeVisible()
  }
  expect(await page.content()).not.toContain('ana@guests.example')
})

test('what was set aside is delivered after sending it again, and the list says so by itself', async ({
  page,
  visit,
  site,
}) => {
  site.formMail.behave({ kind: 'status', status: 400 })
  await leaveReview(page)
  await site.formMail.requests.reach(2)
  await untilAll(site, 'failed')
  await signIn(page)
  await visit('/admin/outbox')
  await expect(rows(page).getByText('Failed', { exact: true })).toHaveCount(2)
  await expect(rows(page).getByText('The form-mail service answered 400.')).toHaveCount(2)

  site.formMail.behave({ kind: 'accept' })
  const again = page.getByRole('button', { name: /^Send again/ })
  await again.first().click()
  await expectToast(page, { title: 'Queued', description: 'It will be sent again in a moment.' })
  await expect(rows(page).getByText('Delivered', { exact: true })).toHaveCount(1)
  await again.click()
  await expect(rows(page).getByText('Delivered', { exact: true })).toHaveCount(2)
  await expect(again).toHaveCount(0)
  const told = site.formMail.received.items.map(({ recipient }) => recipient)
  expect(told.toSorted()).toEqual(recipients.toSorted())
})

test('a failure to send again is shown', async ({ page, visit, site, troubles }) => {
  troubles.expect(/status of 500/)
  await plantFarAway(site, 1)
  await page.route('**/retry', (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page)
  await visit('/admin/outbox')
  await page.getByRole('button', { name: /^Send again/ }).click()
  await expectToast(page, { title: 'Error', description: 'Failed to send again' })
})

test.describe('on a site without a mail service', () => {
  test.use({ ownSettings: { FORM_MAIL_URL: '' } })

  test('what waits says why, and offers nothing that would not work', async ({ page, visit }) => {
    await leaveReview(page)
    await signIn(page)
    await visit('/admin/outbox')
    await expect(rows(page)).toHaveCount(2)
    await expect(
      rows(page).getByText(
        'The site has no mail service or no address for this recipient. It will be sent automatically once both are set.',
      ),
    ).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(0)
  })
})

test('the list is narrowed to what waits, has arrived or has failed', async ({
  page,
  visit,
  site,
}) => {
  await plantFarAway(site, 3)
  const deliveredAt = '2025-06-01T12:00:00.000Z'
  const outbox = site.db.updateTable('outbox')
  await outbox.set({ status: 'delivered', deliveredAt }).where('subject', '=', '1').execute()
  await outbox.set({ status: 'failed' }).where('subject', '=', '2').execute()
  await signIn(page)
  await visit('/admin/outbox')
  await expect(rows(page)).toHaveCount(3)
  for (const [word, number] of [
    ['Waiting', '0'],
    ['Delivered', '1'],
    ['Failed', '2'],
  ] as const) {
    await page.getByLabel('Show').selectOption(word)
    await expect(rows(page).getByRole('heading')).toHaveText([number])
  }
})

test('many notifications come twenty at a time', async ({ page, visit, site }) => {
  await plantFarAway(site, 23)
  await signIn(page)
  await visit('/admin/outbox')
  await expect(rows(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(rows(page)).toHaveCount(23)
})

test('an empty outbox and one that cannot be fetched say so', async ({ page, visit, troubles }) => {
  troubles.expect(refusedQuery)
  await signIn(page)
  await visit('/admin/outbox')
  await expect(page.getByText('No notifications here.')).toBeVisible()

  await page.route('**/api/admin/outbox?*', (route) => route.fulfill({ status: 500, json: {} }))
  await visit('/admin/outbox')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch notifications')
})

function rows(page: Page) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: 'Attempts:' })
}

async function leaveReview(page: Page): Promise<void> {
  const data = newSubmission({ overallRating: 2 })
  const answer = await page.request.post('/api/reviews', { data })
  expect(answer.status()).toBe(201)
}

/** Due too far in the future to be sent. */
async function plantFarAway({ db }: Site, count: number): Promise<void> {
  await storeNotifications(db, count, { createdAt: Temporal.Instant.from('2999-01-01T00:00Z') })
}

/** Waits until all notifications have this status. */
async function untilAll({ db }: Site, status: OutboxStatus): Promise<void> {
  const others = db
    .selectFrom('outbox')
    .select('id')
    .where((eb) => eb.or([eb('status', '<>', status), eb('attempts', '=', 0)]))
  await expect.poll(async () => (await others.execute()).length).toBe(0)
  const held = db.selectFrom('jobs').select('key').where('claimedBy', 'is not', null)
  await expect.poll(async () => (await held.where('key', '<>', '').execute()).length).toBe(0)
}
