// spec: 2/live-views, 4/camera, 8/camera, 9/camera-check
import type { Camera } from '#contracts/camera.ts'
import { timings } from '#contracts/limits.ts'
import { expect, test as testWithoutCamera } from '../fixtures.ts'
import { browserRequests, liveViews, test, tooLongMs } from '../support/camera-site.ts'
import { refusedQuery } from '../support/troubles.ts'

test('the camera is asked for by the guest, and by nothing before', async ({
  page,
  visit,
  camera,
}) => {
  const screen = liveViews(page)
  await visit('/live-views')
  await expect(screen.live).toBeVisible()
  await expect(screen.privacy).toBeVisible()
  await expect(screen.frame).toHaveCount(0)
  expect(browserRequests(camera)).toEqual([])

  await screen.open.click()
  await expect(screen.picture).toBeVisible()
  await expect(page, 'the feed opens where the guest is').toHaveURL('/live-views')
  const [asked] = browserRequests(camera)
  expect(asked).not.toHaveProperty('referer')
  await expect(screen.frame).toHaveAttribute('title', 'Live view from the property camera')
  await expect(screen.frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  await expect(screen.frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(screen.frame).toHaveAttribute('allow', 'fullscreen')
})

test('the feed is opened and stopped with the keyboard, and focus is never lost', async ({
  page,
  visit,
}) => {
  const screen = liveViews(page)
  await visit('/live-views')
  await screen.open.press('Enter')
  await expect(screen.picture).toBeVisible()
  await expect(screen.viewer).toBeFocused()
  await expect(screen.viewer.getByRole('status')).toHaveText('The live feed is shown.')
  await screen.stop.press('Enter')
  await expect(screen.frame).toHaveCount(0)
  await expect(screen.viewer).toBeFocused()
  await expect(screen.open).toBeVisible()
})

test('who came from another page of the site sees the feed as well', async ({ page, visit }) => {
  const screen = liveViews(page)
  await visit('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Live Views' }).click()
  await screen.open.click()
  await expect(screen.picture).toBeVisible()
  await expect(page).toHaveURL('/live-views?view=live')
})

test('an address that asks for the feed shows it, and it is left alone', async ({
  page,
  visit,
}) => {
  const screen = liveViews(page)
  await page.clock.install()
  await visit('/live-views?view=live')
  await expect(screen.picture).toBeVisible()
  await expect(screen.viewer.getByRole('status')).toHaveText('The live feed is shown.')
  await page.clock.fastForward(tooLongMs)
  await expect(screen.picture).toBeVisible()
})

test('the badge is checked again every five minutes', async ({ page, visit, troubles }) => {
  troubles.expect(refusedQuery)
  const screen = liveViews(page)
  const answer: Camera = {
    live: false,
    checkedAt: null,
    url: 'http://127.0.0.1:9',
    embeddable: true,
  }
  await page.clock.install()
  await visit('/live-views')
  await expect(screen.live).toBeVisible()

  await page.route('**/api/camera', (route) => route.fulfill({ json: answer }))
  await page.clock.runFor(timings.cameraCheckMs)
  await expect(screen.checking).toBeVisible()

  await page.route('**/api/camera', (route) => route.fulfill({ json: { ...answer, live: true } }))
  await page.clock.runFor(timings.cameraCheckMs)
  await expect(screen.live).toBeVisible()

  await page.route('**/api/camera', (route) => route.fulfill({ status: 500, json: {} }))
  await page.clock.runFor(timings.cameraCheckMs + 5000)
  await expect(screen.checking, 'nobody knows').toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the button opens the page with the feed, and a link leads to the camera', async ({
    page,
    camera,
  }) => {
    const screen = liveViews(page)
    await page.goto('/live-views')
    await screen.open.click()
    await expect(page).toHaveURL('/live-views?view=live')
    await expect(screen.picture).toBeVisible()
    await expect(screen.inNewTab).toHaveAttribute('href', camera.url)
    await expect(screen.inNewTab).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(screen.stop).toBeHidden()
  })
})

testWithoutCamera(
  'without a camera the page says so, and offers nothing to press',
  async ({ page, visit }) => {
    const screen = liveViews(page)
    await visit('/live-views?view=live')
    await expect(screen.none).toBeVisible()
    await expect(screen.open).toHaveCount(0)
    await expect(screen.live).toHaveCount(0)
    await expect(screen.checking).toHaveCount(0)
  },
)

testWithoutCamera(
  'while our own server cannot say, the page says that',
  async ({ page, visit, troubles }) => {
    troubles.expect(refusedQuery)
    const screen = liveViews(page)
    await page.route('**/api/camera', (route) => route.fulfill({ status: 500, json: {} }))
    await visit('/about')
    await page.getByRole('banner').getByRole('link', { name: 'Live Views' }).click()
    await expect(screen.checking).toBeVisible()
    await expect(screen.card.getByRole('alert')).toContainText('We could not ask about the camera.')
    await page.unroute('**/api/camera')
    await screen.again.click()
    await expect(screen.none).toBeVisible()
  },
)
