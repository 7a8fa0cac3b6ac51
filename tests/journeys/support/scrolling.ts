import type { Page } from '@playwright/test'

/** Every place that the page scrolls to from now on; a glide has many. */
export async function scrollsFromNowOn(page: Page): Promise<() => Promise<number[]>> {
  const places = await page.evaluateHandle(() => {
    const seen: number[] = []
    addEventListener('scroll', () => {
      const place = Math.round(scrollY)
      if (seen.at(-1) !== place) seen.push(place)
    })
    return seen
  })
  return () => places.evaluate((seen) => [...seen])
}
