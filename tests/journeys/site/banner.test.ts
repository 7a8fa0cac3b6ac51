// spec: 2/floating-banner
import { expect, test } from '../fixtures.ts'

test(
  'a banner speaks of events and groups, and stays away once it was closed',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    await visit('/about')
    const banner = page.getByRole('complementary', { name: 'Events and groups' })
    const links = banner.getByRole('link')
    await expect(links).toHaveText(['Plan an event', 'Book for a group'])
    await expect(links.first()).toHaveAttribute('href', '/plan-event')
    await expect(links.last()).toHaveAttribute('href', '/group-booking')
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
    await banner.getByRole('button', { name: 'Close this notice' }).click()
    await expect(banner).not.toBeAttached()
    await page.reload()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(banner).toBeHidden()
    await visit('/reviews')
    await expect(banner).toBeHidden()
  },
)

test('a banner is closed before scripts run, and does not flash up again', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort('aborted'))
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: 'Events and groups' })
  await banner.getByRole('button', { name: 'Close this notice' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(banner).toBeHidden()
})

test('a browser that keeps nothing closes the banner for this visit', async ({ page, visit }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visit('/')
  const banner = page.getByRole('complementary', { name: 'Events and groups' })
  await banner.getByRole('button', { name: 'Close this notice' }).click()
  await expect(banner).toBeHidden()
})

test('on every kind of page and size the banner is whole and lies over nothing', async ({
  page,
  visit,
}) => {
  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [844, 390],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of ['/', '/cabins/texas-sage', '/review']) {
      await visit(path)
      const banner = page.locator('#inquiry-banner')
      await expect(banner.getByRole('link').last()).toBeInViewport({ ratio: 1 })
      const covered = await banner.evaluate((it) => {
        const box = it.getBoundingClientRect()
        const parts = document.querySelectorAll(
          'main :is(a, button, input, p, h1, h2, h3, li, dt, dd)',
        )
        return Array.from(parts, (part) => part.getBoundingClientRect()).some(
          (part) =>
            Math.min(part.width, part.height) > 4 &&
            Math.min(part.right, box.right) - Math.max(part.left, box.left) > 4 &&
            Math.min(part.bottom, box.bottom) - Math.max(part.top, box.top) > 4,
        )
      })
      expect.soft(covered, `${path} at ${width}`).toBe(false)
    }
  }
})
