// spec: 2/contact
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import {
  doubleText,
  expectNoHorizontalScrolling,
  fontsHaveLoaded,
  horizontalOverflow,
  watchLayoutShifts,
} from '../support/layout.ts'
import { addStyles } from '../support/styles.ts'

test('with text of double size a guest still finds everything needed to book', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit('/cabins/texas-sage')
  await fontsHaveLoaded(page)
  await addStyles(page, doubleText)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /^Book Now/ })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: /^Check-in/ }).click()
  await expect(page.getByRole('grid')).toBeInViewport()
  await page.keyboard.press('Escape')
  const card = page.getByRole('region', { name: 'Book Your Stay' })
  await card.getByRole('link', { name: /^Book Now/ }).click({ trial: true })
})

test('the calendar of a search leaves its own field uncovered in a low window', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  for (const [path, name] of [
    ['/', /^Dates/],
    ['/group-booking', /^Check-in/],
  ] as const) {
    await visit(path)
    const field = page.getByRole('button', { name })
    await field.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await field.click()
    await expect(page.getByRole('grid')).toHaveCount(2)
    const covered = await field.evaluate((it) => {
      const { left, top, width, height } = it.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      return !shown || !it.contains(shown)
    })
    expect(covered).toBe(false)
  }
})

/** Fonts that come late on a busy machine move words by a few pixels: late-fonts.test.ts. */
const ofLateFonts = 0.01

for (const path of ['/', '/cabins', '/cabins/texas-sage', '/events', '/things-to-do']) {
  test(
    `nothing on ${path} jumps about while it loads and is read`,
    { tag: '@everywhere' },
    async ({ page, visit }) => {
      const shifted = await watchLayoutShifts(page)
      await visit(path)
      await fontsHaveLoaded(page)
      for (const heading of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
        await heading.scrollIntoViewIfNeeded()
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      expect(await shifted()).toBeLessThan(ofLateFonts)
    },
  )
}

test('pictures on cards of cabins are cut to one shape, whatever their own', async ({
  page,
  visit,
}) => {
  await visit('/cabins')
  const carousels = page.getByRole('article').getByRole('region', { name: /^Pictures of/ })
  const heights = new Set<number>()
  for (const carousel of await carousels.all()) {
    await carousel.getByRole('button', { name: /^Next/ }).click()
    const second = carousel.getByRole('img').nth(1)
    await expect.poll(() => second.evaluate(isLoaded)).toBe(true)
    heights.add((await carousel.boundingBox())?.height ?? 0)
  }
  expect(heights.size).toBe(1)
})

test(
  'on a small phone and three in a row, the button of a card keeps to one line',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await visit('/cabins')
    await fontsHaveLoaded(page)
    for (const width of [360, 1024, 1279]) {
      await page.setViewportSize({ width, height: 740 })
      const book = page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^Book Now/ })
      expect((await book.boundingBox())?.height, `${width}`).toBeLessThan(60)
    }
  },
)

test(
  'a cabin named by one long word widens no page',
  { tag: '@phone' },
  async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/cabins/texas-sage', '/', '/cabins', '/review', '/group-booking']) {
      await visit(path)
      await page.evaluate(renameCabins, 'Bluebonnetwildflowerhouse')
      expect(await horizontalOverflow(page), path).toEqual([])
    }
  },
)

test.describe('long words of guests', () => {
  test.use({ hasOwnSite: true })

  test('do not widen the page', { tag: '@everywhere' }, async ({ page, visit, site }) => {
    const endless = 'A'.repeat(10_000)
    await storeReview(site.db, {
      guestName: endless,
      cabin: endless,
      reviewTitle: endless,
      reviewText: endless,
    })
    await visit('/')
    await expect(page.getByRole('article').filter({ hasText: endless })).toBeVisible()
    await expectNoHorizontalScrolling(page)
  })
})

const isLoaded = (picture: HTMLElement) =>
  picture instanceof HTMLImageElement && picture.naturalWidth > 0

/** As if the owner had renamed two cabins. */
function renameCabins(name: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    currentNode.textContent = (currentNode.textContent ?? '').replaceAll(
      /Texas Sage|Morning Dove/g,
      name,
    )
  }
}
