// spec: 2/unknown-paths
import type { Page } from '@playwright/test'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, test } from '../fixtures.ts'

const { facts } = sampleSite

test.beforeEach(({ troubles }) => troubles.expect(/status of 404/))

test('an unknown page says so, with the way home and how to reach us', async ({ page, visit }) => {
  const response = await visit('/no-such-page')
  expect(response?.status()).toBe(404)
  await expectNotFound(page)
  const contact = page.getByRole('region', { name: 'Contact' })
  await expect(contact.getByRole('link', { name: facts.phone })).toBeVisible()
  await expect(contact.getByRole('link', { name: facts.email })).toBeVisible()
  await expect(contact.getByText(facts.address.street)).toBeVisible()

  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found')
})

test('an unknown page reached inside the site says the same', async ({ page, visit }) => {
  await visit('/no-such-page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/no-such-page')
  await expectNotFound(page)
})

test('an address that cannot be decoded is an unknown page', async ({ page, visit, troubles }) => {
  // The router warns of it.
  troubles.expect(/could not be decoded because it is a malformed URL segment/)
  const response = await visit('/cabins/%ff')
  expect(response?.status()).toBe(404)
  await expectNotFound(page)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

async function expectNotFound(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText('404', { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(main.getByText(/does not exist or has moved/)).toBeVisible()
}
