import type { Page } from '@playwright/test'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import { expect, test } from '../fixtures.ts'
import { contestForm } from '../support/contests.ts'
import { holdAnswer } from '../support/held-answers.ts'
import { moderation } from '../support/moderation.ts'
import { browserStorage, holdBack } from '../support/responses.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => signIn(page))

async function open(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click()
}

/** An owner led to another screen could not finish the word. */
async function searchReviews(page: Page): Promise<void> {
  const { search } = moderation(page)
  await search.pressSequentially('bluebonnets')
  await expect(search).toHaveValue('bluebonnets')
  await expect(page).toHaveURL('/admin/reviews')
}

test('a contest that is stored late does not lead away from the screen opened since', async ({
  page,
  visit,
}) => {
  await visit('/admin/contests/new')
  const form = contestForm(page)
  await form.title.fill('Bluebonnets')
  await form.description.fill('Spring is coming.')
  await form.starts.fill('2999-03-01T00:00')
  await form.ends.fill('2999-03-31T23:59')
  const storing = await holdAnswer(page, '**/api/admin/contests', 'POST')
  await form.submit.click()
  await storing.arrived
  await open(page, 'Reviews')
  await expect(page).toHaveURL('/admin/reviews')
  storing.letGo()
  const description = '“Bluebonnets” is a draft.'
  await expectToast(page, { title: contestMessages.created, description })
  await searchReviews(page)
})

test('a cabin that is stored late does not lead away from the screen opened since', async ({
  page,
  visit,
}) => {
  await visit('/admin/cabins')
  await page.getByRole('button', { name: 'Add a cabin' }).click()
  await page.getByLabel('Name').fill('Heron House')
  await page.getByLabel('Its page at the booking partner').fill('https://stays.example/heron')
  for (const count of ['Sleeps', 'Bedrooms', 'Bathrooms']) await page.getByLabel(count).fill('2')
  const storing = await holdAnswer(page, '**/api/admin/cabins', 'POST')
  await page.getByRole('button', { name: 'Add cabin' }).click()
  await storing.arrived
  await open(page, 'Reviews')
  await expect(page).toHaveURL('/admin/reviews')
  storing.letGo()
  await expectToast(page, {
    title: 'Heron House is added',
    description: 'Guests don’t see it until you publish it.',
  })
  await searchReviews(page)
})

/** The save that a link on the edited page waits for. */
async function leavePage(page: Page) {
  const shown = page.frameLocator('iframe:not(.invisible)')
  await shown.getByText('Six cabins, some very old trees').click()
  const fields = page.getByRole('complementary').getByRole('region', { name: 'About' })
  const saving = await holdAnswer(page, '**/draft', 'PUT')
  await fields.getByRole('textbox', { name: 'Introduction', exact: true }).fill('From the porch.')
  await shown.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await saving.arrived
  return saving
}

test('a link on the page that waits for a save does not cancel a link pressed since', async ({
  page,
  visit,
}) => {
  await visit('/admin/site/page?at=/about')
  const saving = await leavePage(page)
  const screen = await holdBack(page, '**/assets/prizes-*.js')
  await open(page, 'Prizes')
  await expect.poll(screen.requests).toBe(1)
  const saved = page.waitForResponse('**/draft')
  saving.letGo()
  await saved
  screen.letGo()
  await expect(page.getByRole('heading', { name: 'Prizes', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/admin/prizes')
})

test('a link on the page that waits for a save changes no address of another screen', async ({
  page,
  visit,
}) => {
  await visit('/admin/site/page?at=/about')
  const saving = await leavePage(page)
  await open(page, 'Reviews')
  await expect(page).toHaveURL('/admin/reviews')
  await expect.poll(() => browserStorage(page)).toContain('From the porch.')
  saving.letGo()
  await expect.poll(() => browserStorage(page)).not.toContain('From the porch.')
  await searchReviews(page)
})
