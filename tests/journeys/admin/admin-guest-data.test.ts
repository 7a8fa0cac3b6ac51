// spec: 2/admin-guest-data
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unpacked } from '../../fixtures/guest-data.ts'
import { storeInquiry } from '../../fixtures/inquiries.ts'
import { storeNotifications } from '../../fixtures/notifications.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { inbox } from '../support/inbox.ts'
import { signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'

test.use({ hasOwnSite: true })

const email = 'ana@guests.example'
const lookingUp = '**/api/admin/guest-data/look-up'
const exporting = '**/api/admin/guest-data/export'
const longest = `${'a-long-name'.repeat(5)}@${'guests'.repeat(9)}.example`

test('the owner looks up a guest, saves a copy, and deletes everything', async ({
  page,
  visit,
  site,
}) => {
  await plant(site)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await visit('/reviews')
  await expect(page.getByRole('heading', { name: 'Quiet mornings' })).toBeVisible()
  await signIn(page)
  await visit('/admin/guests')
  await lookUp(page, 'ANA@guests.example')
  await expect(countOf(page, 'Reviews')).toHaveText('1')
  await expect(countOf(page, 'Inquiries')).toHaveText('1')
  await expect(countOf(page, 'Notifications')).toHaveText('2')
  expect(page.url()).not.toContain('guests.example')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^guest-data-\d{4}-\d\d-\d\d\.tar$/)
  const parts = await unpacked(await readFile(await download.path()))
  expect(parts.get('guest-data.json')).toContain('Quiet mornings')
  await expect(page.getByText('The file is in your downloads.')).toBeVisible()
  expect(asked.filter((address) => /guests\.example/i.test(decodeURIComponent(address)))).toEqual(
    [],
  )

  await page.getByLabel('Type the address again to confirm').fill(email)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  const done = page.getByText('All data for this address has been deleted.')
  await expect(done).toBeVisible()
  await expect(page.locator(':focus')).toContainText('has been deleted')
  expect(await site.db.selectFrom('reviews').select('id').execute()).toEqual([])
  expect(await site.db.selectFrom('outbox').select('id').execute()).toEqual([])
  await visit('/reviews')
  await expect(page.getByRole('heading', { name: 'Quiet mornings' })).toHaveCount(0)
})

test('what was looked at before is gone with the rest of the data', async ({
  page,
  visit,
  site,
}) => {
  await plant(site)
  await signIn(page)
  await visit('/admin/inquiries')
  await expect(inbox(page).cards).toHaveCount(1)
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await navigation.getByRole('link', { name: 'Guests' }).click()
  await lookUp(page, email)
  await page.getByLabel('Type the address again to confirm').fill(email)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('All data for this address')).toBeVisible()

  await navigation.getByRole('link', { name: 'Inquiries' }).click()
  await expect(inbox(page).none).toBeVisible()
  await expect(inbox(page).cards).toHaveCount(0)
})

test('another address than the one looked up deletes nothing and loses nothing typed', async ({
  page,
  visit,
  site,
}) => {
  await plant(site)
  await signIn(page)
  await visit('/admin/guests')
  await lookUp(page, email)
  const again = page.getByLabel('Type the address again to confirm')
  for (const typed of ['', 'ana@guests.exampl']) {
    await again.fill(typed)
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await expect(again).toBeFocused()
    await expect(again).toHaveAccessibleDescription('This is not the address you looked up.')
    await expect(again).toHaveValue(typed)
  }
  expect(await site.db.selectFrom('reviews').select('id').execute()).toHaveLength(1)
  await expectNoAxeViolations(page, 'state')
})

test('an address about which nothing is held offers nothing to delete', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/guests')
  await expectNoAxeViolations(page, 'state')
  await lookUp(page, longest)
  await expect(page.getByText('No data on file for this address.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete everything' })).toHaveCount(0)
  await expectNoAxeViolations(page, 'state')
})

test('failures are shown and can be tried again', async ({ page, visit, site, troubles }) => {
  troubles.expect(/guest data Request failed/)
  troubles.expect(/status of 500/)
  await plant(site)
  await signIn(page)
  await visit('/admin/guests')
  await page.route(lookingUp, (route) => route.fulfill({ status: 500, json: {} }))
  await lookUp(page, email)
  await expect(page.getByRole('alert')).toHaveText('Failed to look up the address')
  await page.unroute(lookingUp)
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(countOf(page, 'Reviews')).toHaveText('1')

  await page.route(exporting, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to export the data')
  await expectNoAxeViolations(page, 'state')
  await page.unroute(exporting)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await downloading
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.route('**/api/admin/guest-data', (route) => route.fulfill({ status: 500, json: {} }))
  const again = page.getByLabel('Type the address again to confirm')
  await again.fill(email)
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('alert')).toHaveText('Failed to delete the data')
  await expect(again).toHaveValue(email)
  await page.unroute('**/api/admin/guest-data')
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByText('All data for this address')).toBeVisible()
})

async function plant({ db }: Site): Promise<void> {
  const { id } = await storeReview(db, { guestEmail: email })
  await storeInquiry(db, { email })
  const createdAt = Temporal.Instant.from('2999-01-01T00:00Z')
  await storeNotifications(db, 2, { source: id, createdAt })
}

async function lookUp(page: Page, address: string): Promise<void> {
  await page.getByLabel('Guest’s email address').fill(address)
  await page.getByRole('button', { name: 'Look up' }).click()
}

function countOf(page: Page, name: string) {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
  return page.getByRole('main').locator('dl > div').filter({ has: term }).getByRole('definition')
}
