// spec: 2/live-views
import { expectNoAxeViolations } from '../support/axe.ts'
import { liveViews, test } from '../support/camera-site.ts'
import { expect } from '../fixtures.ts'

test.describe('axe finds nothing', () => {
  test('before and while a guest watches', { tag: '@everywhere' }, async ({ page, visit }) => {
    const screen = liveViews(page)
    await visit('/live-views')
    await expectNoAxeViolations(page)
    await screen.open.click()
    await expect(screen.picture).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test.describe('when the camera is away', () => {
    test.use({ cameraBehaviour: { kind: 'drop' } })

    test('with the fallback', { tag: '@everywhere' }, async ({ page, visit }) => {
      const screen = liveViews(page)
      await visit('/live-views')
      await screen.open.click()
      await expect(screen.restricted).toBeVisible()
      await expectNoAxeViolations(page)
    })
  })
})
