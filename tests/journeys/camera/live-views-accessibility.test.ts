// spec: 2/live-views
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { liveViews, test } from '../support/camera-site.ts'
import { expect } from '../fixtures.ts'

test.describe('axe finds nothing', () => {
  test('before and while a guest watches', async ({ page, visit }) => {
    const screen = liveViews(page)
    await visit('/live-views')
    await expectNoAxeViolationsOnAnyDevice(page)
    await screen.open.click()
    await expect(screen.picture).toBeVisible()
    await expectNoAxeViolationsOnAnyDevice(page, 'state')
  })

  test.describe('when the camera is away', () => {
    test.use({ cameraBehaviour: { kind: 'drop' } })

    test('with the fallback', async ({ page, visit }) => {
      const screen = liveViews(page)
      await visit('/live-views')
      await screen.open.click()
      await expect(screen.restricted).toBeVisible()
      await expectNoAxeViolationsOnAnyDevice(page)
    })
  })
})
