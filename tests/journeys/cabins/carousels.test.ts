// spec: 2/home, 4/carousels, 9/screens
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import {
  carouselOf,
  carousels,
  expectMoving,
  expectResting,
  expectShown,
} from '../support/carousel.ts'
import { tabTo } from '../support/keyboard.ts'
import { visitInStoppedTime } from '../support/time.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Long enough for every carousel to advance. */
const longMs = 20_000

test.describe('carousels move on by themselves', () => {
  test('the hero every 6 seconds', async ({ page }) => {
    await visitInStoppedTime(page, '/')
    await expectToMoveOnAfter(page, carousels.hero, 6000)
  })

  test("a cabin's card every 4 seconds", async ({ page }) => {
    await visitInStoppedTime(page, '/cabins')
    await expectToMoveOnAfter(page, carousels.card, 4000)
  })

  test("the winners' words every 4 seconds", async ({ page }) => {
    await visitInStoppedTime(page, '/')
    await expectToMoveOnAfter(page, carousels.winners, 4000)
  })

  test('the photos of a cabin every 5 seconds on a phone', { tag: '@phone' }, async ({ page }) => {
    await visitInStoppedTime(page, '/cabins/desert-willow')
    await expectToMoveOnAfter(page, carousels.photos, 5000)
  })
})

test('a paused carousel stays where it is until the guest presses play', async ({ page }) => {
  await visitInStoppedTime(page, '/')
  const hero = carouselOf(page, carousels.hero)
  await hero.button('Pause').click()
  await pointElsewhere(page)
  await page.clock.runFor(longMs)
  await expectShown(hero, 1)

  await hero.button('Play').click()
  await pointElsewhere(page)
  await expectMoving(hero)
  await page.clock.runFor(6000)
  await expectShown(hero, 2)
})

test('one press pauses the pictures of all cards', async ({ page }) => {
  await visitInStoppedTime(page, '/cabins')
  const card = carouselOf(page, carousels.card)
  await card.region.scrollIntoViewIfNeeded()
  await expectMoving(card)
  await page.getByRole('button', { name: 'Pause pictures' }).click()
  await expect(page.locator('article [data-playing="true"]')).toHaveCount(0)
  await page.clock.runFor(longMs)
  await expectShown(card, 1)
  await page.getByRole('button', { name: 'Play pictures' }).click()
  await expectMoving(card)
})

test('a carousel stands still under the pointer', async ({ page }) => {
  await visitInStoppedTime(page, '/')
  const hero = carouselOf(page, carousels.hero)
  await expectMoving(hero)
  await hero.region.hover()
  await expectResting(hero)
  await page.clock.runFor(longMs)
  await expectShown(hero, 1)

  await page.mouse.move(0, 0)
  await expectMoving(hero)
})

test('a carousel stands still while the focus is in it', async ({ page }) => {
  await visitInStoppedTime(page, '/')
  const hero = carouselOf(page, carousels.hero)
  await expectMoving(hero)
  await tabTo(hero.button('Show 2 of 6'))
  await expectResting(hero)
  await page.clock.runFor(longMs)
  await expectShown(hero, 1)
})

test('the pictures of a card are two stops for keyboards, however many there are', async ({
  page,
}) => {
  await page.goto('/cabins')
  const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)]
  const stops = [
    first.getByRole('button', { name: 'Next' }),
    first.getByRole('link', { name: 'Desert Willow', exact: true }),
    first.getByRole('link', { name: 'reviews' }),
    first.getByRole('link', { name: 'Book Now' }),
    second.getByRole('button', { name: 'Previous' }),
  ]
  await tabTo(first.getByRole('button', { name: 'Previous' }))
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
})

test('a carousel out of sight waits', async ({ page }) => {
  await visitInStoppedTime(page, '/')
  const hero = carouselOf(page, carousels.hero)
  await expectMoving(hero)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectResting(hero)
})

test('nothing moves by itself for guests who prefer it so', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitInStoppedTime(page, '/')
  const hero = carouselOf(page, carousels.hero)
  await expectResting(hero)
  await page.clock.runFor(longMs)
  await expectShown(hero, 1)
  await expect(hero.button('Play')).toBeVisible()
})

test('the next picture of the hero is there before it is shown, and not at once', async ({
  page,
}) => {
  await visitInStoppedTime(page, '/')
  const hero = carouselOf(page, carousels.hero)
  await expectMoving(hero)
  await expect(hero.region.locator('img')).toHaveCount(1)
  await page.clock.runFor(3000)
  await expect(hero.region.locator('img')).toHaveCount(2)
  await expectShown(hero, 1)
})

/** Advances at this time and not before, and then again. */
async function expectToMoveOnAfter(page: Page, name: string, everyMs: number): Promise<void> {
  const carousel = carouselOf(page, name)
  await carousel.region.scrollIntoViewIfNeeded()
  await restartTimer(page, carousel)
  await page.clock.runFor(everyMs - 1)
  await expectShown(carousel, 1)
  await page.clock.runFor(1)
  await expectShown(carousel, 2)
  await page.clock.runFor(everyMs)
  await expectShown(carousel, 3)
}

/** A carousel's timer restarts when the pointer leaves, so that it starts at a known moment. */
async function restartTimer(page: Page, carousel: ReturnType<typeof carouselOf>): Promise<void> {
  await carousel.slides.hover()
  await expectResting(carousel)
  await page.mouse.move(0, 0)
  await expectMoving(carousel)
}

/** Moves the pointer and the focus out of every carousel. */
async function pointElsewhere(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}
