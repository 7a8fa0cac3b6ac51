import { sampleSite } from '../../fixtures/property.ts'
import { expect, test } from '../fixtures.ts'
import { runUntilVisible, visitInStoppedTime } from '../support/time.ts'
import { toasts } from '../support/toasts.ts'

const { facts } = sampleSite

// spec: 2/cabin-detail
test('a cabin says everything about itself', async ({ page, visit }) => {
  await visit('/cabins/texas-sage')
  await expect(page).toHaveTitle(`Texas Sage - Cabins at ${facts.brand}`)
  await expect(page.getByRole('link', { name: 'Back to All Cabins' })).toHaveAttribute('href', '/')
  const main = page.getByRole('main')
  await expect(main.getByText('Wimberley, TX', { exact: true })).toBeVisible()
  await expect(main.getByText('6 reviews', { exact: true })).toBeVisible()
  await expect(main.getByRole('img', { name: '5 out of 5 stars' }).first()).toBeVisible()
  const welcome = page.getByRole('region', { name: 'Welcome to Texas Sage' })
  for (const fact of ['1 bedroom', '1 bathroom', 'Sleeps 2']) {
    await expect(welcome.getByText(fact, { exact: true })).toBeVisible()
  }
  const driving = page.getByRole('region', { name: 'Driving times' })
  await expect(driving.getByRole('definition')).toHaveText([
    '5 min',
    '10 min',
    '15 min',
    '20 min',
    '30 min',
    '45 min',
    '1 hour',
    '1 hour 15 min',
  ])
  const rules = page.getByRole('region', { name: 'Cabin rules' })
  await expect(rules.getByText(/check-in after 3:00 PM/i)).toBeVisible()
  await expect(rules.getByText(/check-out before 11:00 AM/i)).toBeVisible()
})

// spec: 2/cabin-detail
test('every cabin has its screen and title', async ({ page, visit }) => {
  for (const { slug, name } of sampleSite.cabins) {
    await visit(`/cabins/${slug}`)
    await expect(page).toHaveTitle(`${name} - Cabins at ${facts.brand}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  }
})

// spec: 2/cabin-detail, 9/screens
test('three other cabins lead on, and back to all of them', async ({ page, visit }) => {
  await visit('/cabins/desert-willow')
  const others = page.getByRole('region', { name: 'Explore Our Other Cabins' })
  await expect(others.getByRole('listitem')).toHaveCount(3)
  await expect(others.getByRole('link', { name: 'View All Cabins' })).toHaveAttribute('href', '/')
  await others.getByRole('link', { name: /Coyote Cabin/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coyote Cabin')
})

test('a first visit is complete at once', async ({ page }) => {
  await visitInStoppedTime(page, '/cabins/texas-sage')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Texas Sage')
  await expect(page.getByText('Loading cabin...')).toBeHidden()
})

// spec: 4/cabin-loading, 9/cabin-loading
test('moving to a cabin inside the site shows a spinner for half a second', async ({ page }) => {
  await visitInStoppedTime(page, '/cabins')
  await page.getByRole('link', { name: 'Texas Sage', exact: true }).click()
  const spinner = page.getByRole('status').filter({ hasText: 'Loading cabin...' })
  await runUntilVisible(page, spinner)
  await expect(page).toHaveURL('/cabins/texas-sage')
  await page.clock.runFor(400)
  await expect(spinner).toBeVisible()
  await page.clock.runFor(100)
  await expect(spinner).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Texas Sage')
})

// spec: 2/cabin-not-found, 4/cabin-loading, 8/unknown-cabin
test('an unknown cabin is said not to be found, with the way home', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 404/)
  const response = await visit('/cabins/no-such-cabin')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cabin not found')
  await expect(
    page.getByText("The cabin you're looking for doesn't exist or has been removed."),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
})

// spec: 4/favorite
test('a cabin can be saved and forgotten, and nothing is kept', async ({ page, visit }) => {
  await visit('/cabins/texas-sage')
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  const added = toasts(page).filter({ hasText: 'Added to favorites' })
  await expect(added).toContainText('Texas Sage')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  const removed = toasts(page).filter({ hasText: 'Removed from favorites' })
  await expect(removed).toContainText('Texas Sage')

  await save.click()
  await page.reload()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
})
