import { expect } from '../fixtures.ts'
import { liveViews, test, tooLongMs } from '../support/camera-site.ts'
import { leave } from '../support/partner.ts'

const elsewhere = { kind: 'redirect', to: 'https://elsewhere.example/' } as const

/** What the browser logs when our policy stops it. */
const blocked = /frame-src|BLOCKED_BY_CSP|elsewhere\.example/

test.describe('a camera that forbids embedding', () => {
  test.use({ cameraBehaviour: { kind: 'show', headers: { 'x-frame-options': 'SAMEORIGIN' } } })

  test('opens in a new tab, which learns nothing', async ({ page, visit, camera }) => {
    const screen = liveViews(page)
    await visit('/live-views')
    await expect(screen.live).toBeVisible()
    await screen.open.press('Enter')
    await expect(screen.restricted).toBeVisible()
    await expect(screen.viewer).toBeFocused()
    await expect(screen.viewer.getByRole('status')).toContainText('Embedding Restricted.')
    await expect(screen.again, 'trying again would not help').toHaveCount(0)

    const tab = await leave(page, () => screen.inNewTab.click())
    await expect(tab).toHaveURL(camera.url)
    expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  })
})

test.describe('a camera that is offline', () => {
  test.use({ cameraBehaviour: { kind: 'status', status: 503 } })

  test('is being checked, and its feed is offered in a new tab', async ({ page, visit }) => {
    const screen = liveViews(page)
    await visit('/live-views')
    await expect(screen.checking).toBeVisible()
    await expect(screen.live).toBeHidden()
    await screen.open.click()
    await expect(screen.restricted).toBeVisible()
    await expect(screen.inNewTab).toBeVisible()
  })
})

test('a camera that never answers the browser is given up, and can be tried again', async ({
  page,
  visit,
  camera,
}) => {
  const screen = liveViews(page)
  await page.clock.install()
  await visit('/live-views')
  camera.behave({ kind: 'hang' })
  await screen.open.click()
  await expect(screen.viewer.getByRole('status')).toHaveText('Connecting to the camera…')
  await page.clock.fastForward(tooLongMs)
  await expect(screen.restricted).toBeVisible()
  await expect(screen.frame).toHaveCount(0)
  camera.behave({ kind: 'show' })
  await screen.again.click()
  await expect(screen.picture).toBeVisible()
})

test('a camera that leads to another host is stopped by our policy, and the page says so at once', async ({
  page,
  visit,
  camera,
  troubles,
}) => {
  troubles.expect(blocked)
  const screen = liveViews(page)
  await visit('/live-views')
  camera.behave(elsewhere)
  await screen.open.click()
  await expect(screen.restricted).toBeVisible()
})

test('a camera that leads elsewhere while it is watched is stopped as well', async ({
  page,
  visit,
  camera,
  troubles,
}) => {
  troubles.expect(blocked)
  const screen = liveViews(page)
  await visit('/live-views')
  await screen.open.click()
  await expect(screen.picture).toBeVisible()
  camera.behave(elsewhere)
  await page.frame({ url: camera.url })?.evaluate(() => location.reload())
  await expect(screen.restricted).toBeVisible()
})
