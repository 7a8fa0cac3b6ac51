// spec: 2/contact, 2/local-guides
import type { Page } from '@playwright/test'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolations } from '../support/axe.ts'
import { datesPopover } from '../support/cabin-page.ts'
import { partsOf, screens, statusOf } from '../support/screens.ts'
import { toasts } from '../support/toasts.ts'
import { expectAxeToPass, expectAxeToPassInTurn, type State } from '../support/states.ts'

expectAxeToPassInTurn([
  { name: 'a cabin with the calendar open and days chosen', reach: onCabin(chooseDays) },
  { name: 'a cabin with the share popover open', reach: onCabin(openShare) },
  { name: 'a cabin with the gallery open', reach: onCabin(openGallery) },
])

expectAxeToPass([{ name: 'a cabin with a toast shown', reach: onCabin(saveCabin), hasToast: true }])

// In parts, which run at the same time.
for (const part of partsOf(screens)) expectAxeToPassInTurn(part.map(stateOf))

test.describe('axe finds nothing', () => {
  test('with the drawer open', { tag: '@phone' }, async ({ page, visit }) => {
    await visit('/')
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test.describe('with reviews', () => {
    test.use({ hasOwnSite: true })

    test('on the home screen', async ({ page, visit, site }) => {
      for (const overallRating of [5, 4, 3]) await storeReview(site.db, { overallRating })
      await visit('/')
      await expectNoAxeViolations(page)
    })
  })
})

function stateOf(path: string): State {
  return {
    name: path,
    reach: async (_, visit) => void (await visit(path)),
    ...(statusOf(path) === 404 && { trouble: /status of 404/ }),
  }
}

function onCabin(reach: (page: Page) => Promise<void>): State['reach'] {
  return async (page, visit) => {
    await visit('/cabins/texas-sage')
    await reach(page)
  }
}

async function chooseDays(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Check-in/ }).click()
  const calendar = datesPopover(page)
  await calendar.getByRole('button', { name: 'Go to the Next Month' }).click()
  await calendar.getByRole('button', { name: /10th/ }).click()
  await calendar.getByRole('button', { name: /13th/ }).click()
}

async function openShare(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('group', { name: 'Share', exact: true })).toBeVisible()
}

async function openGallery(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^View all/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function saveCabin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toasts(page)).toBeVisible()
}
