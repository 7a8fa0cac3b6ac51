// spec: 2/scroll-to-top
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { inDays } from '../support/days.ts'
import { chooseDates, searchLine } from '../support/free-cabins.ts'
import { scrollsFromNowOn } from '../support/scrolling.ts'

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a new screen begins at its top at once, and going back returns to the place left', async ({
    page,
    visit,
  }) => {
    await visit('/')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cancellation Policy' })
    await link.scrollIntoViewIfNeeded()
    const left = await scrolledTo(page)
    expect(left).toBeGreaterThan(1000)

    const places = await scrollsFromNowOn(page)
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancellation Policy')
    await expect.poll(() => scrolledTo(page)).toBe(0)
    expect(await places()).toEqual([0])

    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect.poll(() => scrolledTo(page)).toBe(left)
  })
})

test("going back to a cabin's page returns to the place left, without the loading page", async ({
  page,
  visit,
}) => {
  await visit('/cabins')
  await page.getByRole('article').getByRole('link', { name: 'Texas Sage', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What guests say' })).toBeVisible()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cancellation Policy' })
  // What loads above the link may still move it until it is pressed.
  const pressedAt = await link.evaluateHandle((element) => {
    const place = { y: 0 }
    element.addEventListener('click', () => (place.y = Math.round(scrollY)), { once: true })
    return place
  })
  await link.click()
  const left = await pressedAt.evaluate(({ y }) => y)
  expect(left).toBeGreaterThan(2000)
  await expect(page).toHaveURL('/cancellation-policy')
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Texas Sage', level: 1 })).toBeAttached()
  await expect.poll(() => scrolledTo(page)).toBe(left)
})

test('a new screen takes the focus to its heading, and its title is announced', async ({
  page,
  visit,
}) => {
  await visit('/')
  const heading = page.getByRole('heading', { level: 1 })
  const spoken = page.locator('body > [role=status]')
  await expect(spoken).toBeEmpty()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(heading).toHaveText('Say hello')
  await expect(heading).toBeFocused()
  await expect(spoken).toContainText('Contact')
  await expect(heading).toHaveCSS('outline-style', 'none')

  await page.goBack()
  await expect(heading).toBeFocused()
  await expect(spoken).toContainText('Lone Oak')
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Your stay|Book Your Stay/ })).toBeVisible()
  await expect(heading).toBeFocused()
})

test(
  'what came of a press is in sight and has the focus',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/review')
    await page.getByRole('link', { name: /Mountain Laurel/ }).click()
    const form = page.getByRole('heading', { name: 'Your stay in Mountain Laurel' })
    await expect(form).toBeFocused()
    await expect(form).toBeInViewport()
    await page.getByRole('link', { name: 'Back to Cabin Selection' }).click()
    await expect(page.getByRole('heading', { name: 'Which cabin did you stay in?' })).toBeFocused()

    await visit('/cabins')
    await chooseDates(page, inDays(10), inDays(12))
    await page.getByRole('button', { name: 'Find free cabins' }).click()
    const answer = page.getByRole('main').getByRole('status').filter({ hasText: /\w/ }).first()
    await expect(answer).toBeInViewport()
    await expect(page.getByRole('main').locator(':focus')).toContainText(/cabin/i)
    await searchLine(page).click()
    await page.getByRole('link', { name: 'Clear dates' }).click()
    await expect(page.getByRole('heading', { name: 'Find a free cabin' })).toBeFocused()

    await visit('/events')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click()
    const details = page
      .getByRole('dialog', { name: 'Event details', exact: true })
      .getByRole('heading')
    await expect(details).toBeFocused()
    await expect(details).toBeInViewport()
  },
)

test(
  'Back closes the gallery and stays on the page',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/about')
    await visit('/cabins/texas-sage')
    const gallery = page.getByRole('dialog', { name: 'Photos of Texas Sage' })
    const open = page.getByRole('button', { name: /^View all/ })
    await open.click()
    await expect(gallery).toBeVisible()
    await page.goBack()
    await expect(gallery).toBeHidden()
    await expect(page).toHaveURL('/cabins/texas-sage')

    await open.click()
    await gallery.getByRole('button', { name: 'Close' }).click()
    await expect(gallery).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state.isOverlay)).toBeUndefined()
    await page.goBack()
    await expect(page).toHaveURL('/about')
  },
)

test("the footer's Amenities lead to the amenities on the home screen", async ({ page, visit }) => {
  await visit('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Amenities' }).click()
  await expect(page.getByRole('heading', { name: 'High-Speed WiFi' })).toBeInViewport()
})

test('no screen asks another host for anything', async ({ page, visit, site }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  for (const path of ['/', '/cabins', '/cabins/texas-sage', '/about', '/contact']) {
    await visit(path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  }
  hosts.delete('null')
  expect([...hosts]).toEqual([site.origin])
})

function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}
