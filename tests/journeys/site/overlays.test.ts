// spec: 4/cabin-dialogs, 4/events
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { isPrefetch } from '../support/responses.ts'

const overlays = [
  { name: 'Event details', path: '/events', button: /^View Details of Peach Day/ },
  { name: 'Texas Sage', path: '/cabins/texas-sage', button: /^View all \d+ photos/ },
]

for (const { name, path, button } of overlays) {
  for (const way of ['Back', 'its cross']) {
    test(`'${name}' closes by ${way} without asking the server for the page again`, async ({
      page,
      visit,
    }) => {
      await visit(path)
      const opening = page.getByRole('main').getByRole('link', { name: button })
      await opening
        .or(page.getByRole('button', { name: button }))
        .first()
        .click()
      const overlay = page.getByRole('dialog', { name })
      await expect(overlay).toBeVisible()

      const requests = pageRequests(page)
      if (way === 'Back') await page.goBack()
      else await overlay.getByRole('button', { name: 'Close' }).click()
      await expect(overlay).toBeHidden()
      await expect.poll(() => hasOwnEntry(page), 'one Back less').toBe(false)
      expect(requests).toEqual([])
    })
  }
}

test('Forward to a closed overlay neither opens it nor loads the page again', async ({
  page,
  visit,
}) => {
  await visit('/events')
  await page.getByRole('link', { name: /^View Details of Peach Day/ }).click()
  await expect(page.getByRole('dialog', { name: 'Event details' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()

  const requests = pageRequests(page)
  await page.goForward()
  await expect.poll(() => hasOwnEntry(page)).toBe(true)
  await page.goBack()
  await expect.poll(() => hasOwnEntry(page)).toBe(false)
  expect(requests).toEqual([])
})

test('two steps back with an open overlay lead to the page before', async ({ page, visit }) => {
  await visit('/cabins')
  await page.getByRole('article').getByRole('link', { name: 'Texas Sage' }).first().click()
  await page.getByRole('button', { name: /^View all \d+ photos/ }).click()
  await expect(page.getByRole('dialog', { name: 'Texas Sage' })).toBeVisible()
  await page.evaluate(() => history.go(-2))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Cabins')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an event taken to the search by an impatient guest does not leave the page', async ({
  page,
  visit,
}) => {
  await visit('/about')
  await visit('/events')
  const { viewDetails, sheet, detailsHeading } = eventsScreen(page)
  await viewDetails('Peach Day').click()
  await sheet.getByRole('button', { name: 'Show in the search' }).dblclick()
  await expect(detailsHeading).toBeFocused()
  await expect(page).toHaveURL('/events')
})

/** Addresses of page data requested from now on, without prefetches. */
function pageRequests(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    const isPageData = new URL(request.url()).pathname.endsWith('.data')
    if (isPageData && !isPrefetch(request)) addresses.push(request.url())
  })
  return addresses
}

function hasOwnEntry(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean((history.state as { isOverlay?: boolean }).isOverlay))
}
