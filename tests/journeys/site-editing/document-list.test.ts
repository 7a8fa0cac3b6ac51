import type { Page } from '@playwright/test'
import { adminSite } from '#content/admin-site.ts'
import { expect, test } from '../fixtures.ts'
import { openDocumentList } from '../support/document-form.ts'
import { holdBack } from '../support/responses.ts'
import { addCabin } from '../support/set-up-screen.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/reviews')
})

test('after a cabin was added, the list of documents from before is not shown again', async ({
  page,
}) => {
  await openDocumentList(page)
  await expect(documentLink(page, 'Texas Sage')).toBeVisible()
  await addCabin(page, {
    name: 'Heron House',
    bookingUrl: 'https://stays.example/heron',
    sleeps: 3,
    bedrooms: 2,
    bathrooms: 1,
  })
  const { letGo } = await holdBack(page, '**/api/admin/site')
  await openDocumentList(page)
  await expectLoading(page)
  letGo()
  await expect(documentLink(page, 'Heron House')).toBeVisible()
})

function documentLink(page: Page, name: string) {
  const cabins = page.getByRole('region', { name: adminSite.cabins, exact: true })
  return cabins.getByRole('link', { name: new RegExp(`^${name}`) })
}

async function expectLoading(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByText(adminSite.loading, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Pages', exact: true })).toHaveCount(0)
}
