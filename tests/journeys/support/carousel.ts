import { expect, type Locator, type Page } from '@playwright/test'

/** The carousels by accessible name. */
export const carousels = {
  hero: 'Scenes from the cabins',
  card: 'Pictures of Desert Willow',
  winners: 'From our winners',
  photos: 'Photos of Desert Willow',
} as const

export function carouselOf(page: Page, name: string) {
  const region = page.getByRole('region', { name, exact: true })
  const slides = region.getByRole('group', { name: `${name}, slides` })
  const button = (start: string) => region.getByRole('button', { name: `${start}: ${name}` })
  return { region, slides, button, status: region.getByRole('status') }
}

/** The slide with this number is fully scrolled or faded into place. */
export async function expectShown({ slides }: { slides: Locator }, number: number): Promise<void> {
  const slide = slides.getByRole('group', { name: new RegExp(`^${number} of \\d+$`) })
  await expect.poll(() => pixelsFromStart(slide)).toBe(0)
  await expect(slide).toHaveAttribute('data-current', 'true')
  await expect(slide).toHaveCSS('opacity', '1')
}

function pixelsFromStart(slide: Locator): Promise<number> {
  return slide.evaluate((element) => {
    const start = element.parentElement?.getBoundingClientRect().left ?? 0
    return Math.abs(Math.round(element.getBoundingClientRect().left - start))
  })
}

/** Whether autoplay is on, without waiting for it. */
export async function expectMoving({ slides }: { slides: Locator }): Promise<void> {
  await expect(slides).toHaveAttribute('data-playing', 'true')
}

export async function expectResting({ slides }: { slides: Locator }): Promise<void> {
  await expect(slides).toHaveAttribute('data-playing', 'false')
}
