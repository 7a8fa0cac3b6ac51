// spec: 2/floating-banner
import { expect, test } from '../fixtures.ts'

test(
  'a banner speaks of events and groups, and stays away once it was closed',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    await visit('/about')
    const banner = page.getByRole('complementary', { name: 'Events and groups' })
    const pill = banner.getByRole('button', { name: 'Bringing everybody?' })
    await expect(pill).toBeInViewport()
    await expect(banner.getByRole('link')).toHaveCount(0)
    await pill.click()
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
    await expect(banner).not.toBeAttached()
    await page.reload()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(banner).toBeHidden()
    await visit('/reviews')
    await expect(banner).toBeHidden()
  },
)

test('a closed banner does not flash up before the scripts run', async ({ page, visit }) => {
  await visit('/')
  const banner = page.getByRole('complementary', { name: 'Events and groups' })
  await banner.getByRole('button', { name: 'Bringing everybody?' }).focus()
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
  await banner.getByRole('button', { name: 'Bringing everybody?' }).focus()
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
  await expect(banner.getByRole('button', { name: 'Bringing everybody?' })).toBeInViewport()
})

test('by keyboard the banner unfolds on focus and folds on Escape', async ({ page, visit }) => {
  await visit('/about')
  const banner = page.getByRole('complementary', { name: 'Events and groups' })
  await banner.getByRole('button', { name: 'Bringing everybody?' }).focus()
  await expect(banner.getByRole('link')).toHaveCount(2)
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('link', { name: 'Plan an event' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(banner.getByRole('link')).toHaveCount(0)
})

test('the banner steps aside for the search and rests above the footer', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit('/')
  const pill = page.locator('#inquiry-banner').getByRole('button', { includeHidden: true }).first()
  await expect(pill).toBeHidden()
  await page.getByRole('heading', { name: 'Our Cabins' }).scrollIntoViewIfNeeded()
  await expect(pill).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link').last().scrollIntoViewIfNeeded()
  const isOverFooter = async () => {
    const [ofPill, ofFooter] = [await pill.boundingBox(), await footer.boundingBox()]
    // Where it rests it may be hidden by what lies there.
    return ofPill !== null && ofPill.y + ofPill.height > (ofFooter?.y ?? 0)
  }
  await expect.poll(isOverFooter).toBe(false)
})

test('an unfolded banner folds on a press beside it and leaves with its pill', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/events')
  const banner = page.locator('#inquiry-banner')
  const pill = banner.getByRole('button', { includeHidden: true }).first()
  const links = banner.getByRole('link')
  await page.getByRole('heading', { name: 'Find Event Details' }).scrollIntoViewIfNeeded()
  await expect(pill).toBeVisible()
  await pill.click()
  await expect(links.first()).toBeVisible()
  await page.getByRole('searchbox').evaluate((it) => {
    scrollBy({ top: it.getBoundingClientRect().bottom - innerHeight + 40, behavior: 'instant' })
  })
  await page.mouse.move(300, 100)
  await expect(pill).toBeHidden()
  await expect(links).toHaveCount(0)
})

test('in the first view of home the banner covers no word, on any phone', async ({
  page,
  visit,
}) => {
  const pill = page.locator('#inquiry-banner').getByRole('button', { includeHidden: true }).first()
  for (const size of [
    { width: 390, height: 844 },
    { width: 430, height: 932 },
  ]) {
    await page.setViewportSize(size)
    await visit('/')
    await expect(page.getByText('Stay for the stars.')).toBeInViewport()
    await expect(pill).toBeHidden()
  }
})

test(
  'beside text only the edge of the banner stays, in the margin, and it unfolds from there',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/privacy-policy')
    const pill = page.getByRole('button', { name: 'Bringing everybody?' })
    const edge = async () => {
      const { x = 0, width = 0 } = (await pill.boundingBox()) ?? {}
      return x + width
    }
    const margin = (await page.getByRole('heading', { level: 2 }).first().boundingBox())?.x ?? 0
    await expect.poll(edge).toBeLessThanOrEqual(margin)
    const { y = 0, height = 0 } = (await pill.boundingBox()) ?? {}
    await page.touchscreen.tap(margin / 2, y + height / 2)
    await expect(page.getByRole('link', { name: 'Book for a group' })).toBeInViewport({ ratio: 1 })
    await expect.poll(edge).toBeGreaterThan(3 * margin)
  },
)

test('beside lists and dates, too', { tag: '@phone' }, async ({ page, visit }) => {
  const pill = page.getByRole('button', { name: 'Bringing everybody?' })
  const main = page.getByRole('main')
  for (const [path, beside] of [
    ['/book-now', main.getByRole('list').getByRole('listitem').last()],
    ['/events', main.locator('ol time, ul time').first()],
  ] as const) {
    await visit(path)
    await beside.evaluate((it) => {
      const { top, height } = it.getBoundingClientRect()
      scrollBy({ top: top + height / 2 - innerHeight + 44, behavior: 'instant' })
    })
    const start = (await main.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0
    await expect
      .poll(async () => {
        const { x = 0, width = 0 } = (await pill.boundingBox()) ?? {}
        return x + width
      })
      .toBeLessThanOrEqual(start)
  }
})

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the banner leaves the search on a small phone alone',
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto('/')
      const pill = await page.getByRole('button', { name: 'Bringing everybody?' }).boundingBox()
      const search = await page.getByRole('button', { name: 'Find free cabins' }).boundingBox()
      expect((pill?.x ?? 0) + (pill?.width ?? 0)).toBeGreaterThan(0)
      expect((pill?.x ?? 0) + (pill?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0)
    },
  )
})
