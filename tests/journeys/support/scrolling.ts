import type { Page } from '@playwright/test'

/** Every place that the page scrolls to from now on; a glide has many. */
export async function scrollsFromNowOn(page: Page): Promise<() => Promise<number[]>> {
  const places = await page.evaluateHandle(() => {
    // Begins with where it is, as the event of the last scrolling may still come.
    const seen = [Math.round(scrollY)]
    addEventListener('scroll', () => {
      const place = Math.round(scrollY)
      if (seen.at(-1) !== place) seen.push(place)
    })
    return seen
  })
  return () => places.evaluate((seen) => seen.slice(1))
}
