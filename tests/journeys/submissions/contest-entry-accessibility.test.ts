// spec: 2/contest-entry
import type { Page } from '@playwright/test'
import { storePrize } from '../../fixtures/contests.ts'
import { expect, test } from '../fixtures.ts'
import {
  drop,
  entryForm,
  entryPath,
  fillEntry,
  photo,
  threeFiles,
} from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { expectAxeToPass, expectAxeToPassInTurn } from '../support/states.ts'

test.use({ hasOwnSite: true })

test.describe('the form', () => {
  test.beforeEach(async ({ site, visit, troubles }) => {
    troubles.expect(/net::ERR_FAILED|status of 4\d\d/)
    const { id } = await openContest(site)
    await storePrize(site.db, id)
    await visit(entryPath)
  })

  expectAxeToPassInTurn([
    { name: 'the empty form', reach: async () => {} },
    { name: 'mistakes and previews', reach: makeMistakes },
  ])

  expectAxeToPassInTurn([
    { name: 'an upload under way', reach: beginUpload },
    { name: 'an upload that was cancelled', reach: cancelUpload },
    { name: 'an upload that broke', reach: breakUpload },
  ])

  expectAxeToPass([{ name: 'an entry that the server refused', reach: sendRefused }])
})

test(
  'long names of files and contests stay within the page',
  { tag: '@everywhere' },
  async ({ page, visit, site }) => {
    const long = 'Wimberleysquarefarmersmarketandriverside'.repeat(3).slice(0, 120)
    await openContest(site, { title: long, description: long, rules: long })
    await visit(entryPath)
    const form = entryForm(page)
    const name = 'IMG_2025-06-01_with_everybody_on_the_porch_'.repeat(5)
    await form.picker.setInputFiles([await photo(`${name}.jpg`)])
    await expect(form.chosen).toHaveCount(1)
    await expectNoHorizontalScrolling(page)

    await drop(page.locator('label', { hasText: 'Choose files' }), [
      { name: `${name}.pdf`, mimeType: 'application/pdf', bytes: 10 },
    ])
    const refused = page.getByRole('main').getByText(`${name}.pdf is not a supported`)
    await expect(refused).toBeVisible()
    // The toasts' container is wider than the window; none of it is visible.
    const isWhole = await refused.evaluate((text) => text.scrollWidth <= text.clientWidth)
    expect(isWhole).toBe(true)
  },
)

async function makeMistakes(page: Page): Promise<void> {
  const form = entryForm(page)
  await form.submit.click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await form.picker.setInputFiles(await threeFiles())
  await expect(form.chosen.locator('img')).toHaveCount(2)
}

async function send(page: Page): Promise<void> {
  const form = entryForm(page)
  await fillEntry(page)
  await form.picker.setInputFiles([await photo()])
  await expect(form.chosen).toHaveCount(1)
  await form.submit.click()
}

async function beginUpload(page: Page): Promise<void> {
  await page.route('**/api/submissions', () => {})
  await send(page)
  await expect(entryForm(page).progress).toBeVisible()
}

async function breakUpload(page: Page): Promise<void> {
  await page.route('**/api/submissions', (route) => route.abort('failed'))
  await entryForm(page).submit.click()
  await expect(entryForm(page).submit).toHaveText('Try again')
}

async function cancelUpload(page: Page): Promise<void> {
  await entryForm(page).cancel.click()
  await expect(page.getByText(/^The upload was cancelled/)).toBeVisible()
}

async function sendRefused(page: Page): Promise<void> {
  const form = entryForm(page)
  await fillEntry(page)
  const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') }
  await form.picker.setInputFiles([fake])
  await expect(form.chosen).toHaveCount(1)
  await form.submit.click()
  await expect(form.alert).toHaveText(/^fake\.jpg is not a supported file type/)
}
