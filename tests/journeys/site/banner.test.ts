// spec: 2/floating-banner
import { expect, test } from '../fixtures.ts'

test(
  'a banner speaks of events and groups, and stays away once it was closed',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    await visit('/')
    const banner = page.getByRole('complementary', { name: 'Events and groups' })
    await expect(banner).toBeInViewport()
    await expect(banner.getByRole('link')).toHaveText(['Plan an event', 'Book for a group'])
    await expect(banner.getByRole('link', { name: 'Plan an event' })).toHaveAttribute(
      'href',
      '/plan-event',
    )
    await expect(banner.getByRole('link', { name: 'Book for a group' })).toHaveAttribute(
      'href',
      '/group-booking',
    )
    await banner.getByRole('button', { name: 'Close this notice' }).click()
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(banner).toBeHidden()
    await visit('/about')
    await expect(banner).toBeHidden()
  },
)

test('a closed banner does not flash up before the scripts run', async ({ page, visit }) => {
  await visit('/')
  const banner = page.getByRole('complementary', { name: 'Events and groups' })
  await banner.getByRole('button', { name: 'Close this notice' }).click()
  await page.route('**/assets/*.js', (route) => route.abort('aborted'))
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

test('a guest who writes a review is left alone, and one who reads them is not', async ({
  page,
  visit,
}) => {
  const banner = page.getByRole('complementary', { name: 'Events and groups' })
  for (const path of ['/review', '/leave-review']) {
    await visit(path)
    await expect(banner).not.toBeAttached()
  }
  await visit('/reviews')
  await expect(banner).toBeInViewport()
})
