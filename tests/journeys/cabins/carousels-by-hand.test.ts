// spec: 2/home, 4/carousels, 9/screens
import { expect, test } from '../fixtures.ts'
import { carouselOf, carousels, expectMoving, expectShown } from '../support/carousel.ts'
import { tabTo } from '../support/keyboard.ts'
import { flickLeft, swipeLeft } from '../support/touch.ts'
import { visitInStoppedTime } from '../support/time.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('arrow keys and dots move the hero, from the last to the first too', async ({ page }) => {
  await visitInStoppedTime(page, '/')
  const hero = carouselOf(page, carousels.hero)
  await tabTo(hero.button('Pause'))
  await page.keyboard.press('ArrowRight')
  await expectShown(hero, 2)
  await page.keyboard.press('ArrowLeft')
  await expectShown(hero, 1)
  await page.keyboard.press('ArrowLeft')
  await expectShown(hero, 6)
  await page.keyboard.press('ArrowRight')
  await expectShown(hero, 1)
  await hero.button('Show 4 of 6').click()
  await expectShown(hero, 4)
  await expect(hero.button('Show 4 of 6')).toHaveAttribute('aria-current', 'true')
})

test("arrow keys and buttons move a card's pictures, from the last to the first too", async ({
  page,
}) => {
  await visitInStoppedTime(page, '/cabins')
  const card = carouselOf(page, carousels.card)
  await tabTo(card.button('Next'))
  await page.keyboard.press('ArrowLeft')
  await expectShown(card, 4)
  await card.button('Next').click()
  await expectShown(card, 1)
  await card.button('Previous').click()
  await expectShown(card, 4)
})

test('a finger swipes the hero', { tag: '@phone' }, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/')
  const hero = carouselOf(page, carousels.hero)
  await expectShown(hero, 1)
  await flickLeft(hero.slides)
  await expectShown(hero, 2)
})

test('a status names the slide that a guest chose, and only that slide can be reached', async ({
  page,
}) => {
  await visitInStoppedTime(page, '/')
  const hero = carouselOf(page, carousels.hero)
  const reachable = hero.slides.locator(':scope > :not([inert])')
  await expectMoving(hero)
  await expect(reachable).toHaveAccessibleName('1 of 6')
  await page.clock.runFor(6000)
  await expectShown(hero, 2)
  await expect(reachable).toHaveAccessibleName('2 of 6')
  await expect(hero.status, 'nobody asked').toBeEmpty()

  await hero.button('Show 3 of 6').click()
  await expect(hero.status).toHaveText('3 of 6')
  await expect(reachable).toHaveAccessibleName('3 of 6')
  await page.keyboard.press('ArrowLeft')
  await expect(hero.status).toHaveText('2 of 6')
})

test("dots lead to each of the winners' words", async ({ page, visit }) => {
  await visit('/')
  const winners = carouselOf(page, carousels.winners)
  const dot = (number: number) => winners.button(`Show ${number} of 4`)
  await dot(3).click()
  await expectShown(winners, 3)
  await expect(dot(3)).toHaveAttribute('aria-current', 'true')
  await expect(dot(1)).toHaveAttribute('aria-current', 'false')
  await dot(1).click()
  await expectShown(winners, 1)
})

test('a swipe moves the photos of a cabin', { tag: '@phone' }, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/cabins/desert-willow')
  const photos = carouselOf(page, carousels.photos)
  await expectShown(photos, 1)
  await swipeLeft(photos.slides)
  await expectShown(photos, 2)
})

test('on a wide screen the photos of a cabin are side by side, without a carousel', async ({
  page,
  visit,
}) => {
  await visit('/cabins/desert-willow')
  const photos = carouselOf(page, carousels.photos)
  await expect(photos.region).toBeVisible()
  await expect(photos.region).not.toHaveAttribute('aria-roledescription')
  await expect(photos.region.getByRole('group')).toHaveCount(0)
  await expect(photos.region.getByRole('button')).toHaveCount(0)
  await expect(photos.region.locator('[tabindex]')).toHaveCount(0)
})
