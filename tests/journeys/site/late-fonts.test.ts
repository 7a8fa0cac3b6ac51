import { expect, untilHydrated, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { fontsHaveLoaded } from '../support/layout.ts'

test(
  'the head of a page on a phone keeps to one line, before its fonts come too',
  { tag: '@phone' },
  async ({ page }) => {
    for (const width of [320, 344, 360, 375, 390, 412]) {
      await page.setViewportSize({ width, height: 800 })
      const fonts = await holdBack(page, '**/*.woff2')
      // A page's load event waits for its fonts.
      await page.goto('/about', { waitUntil: 'domcontentloaded' })
      await untilHydrated(page)
      const head = page.getByRole('banner')
      const button = await head.getByRole('link', { name: /^Book Now/ }).boundingBox()
      const before = await head.boundingBox()
      expect(before?.height, `at ${width} px`).toBeLessThan(2 * Number(button?.height))
      expect(fonts.requests(), 'the fonts are not there yet').toBeGreaterThan(0)
      fonts.letGo()
      await fontsHaveLoaded(page)
      expect(await head.boundingBox(), `at ${width} px`).toEqual(before)
    }
  },
)
