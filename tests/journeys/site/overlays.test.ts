// spec: 4/cabin-dialogs, 4/events
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

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

/** Addresses of page data requested from now on. */
function pageRequests(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) addresses.push(request.url())
  })
  return addresses
}

function hasOwnEntry(page: Page): Promise<boolean> {
  return page.evaluate(() => Boolean((history.state as { isOverlay?: boolean }).isOverlay))
}
