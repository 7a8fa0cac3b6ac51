import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { inDays } from '../support/days.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

test('the owner writes a notice on a phone; who closes it sees the next one, and nothing moves', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await visit('/admin/site/notices')
  await page.locator('summary', { hasText: 'Notices' }).click()
  await page.getByRole('button', { name: 'Add another: Notices' }).click()
  await page.getByLabel('Text', { exact: true }).fill('The road is closed on Friday.')
  await expect(page.getByText('29 of at most 160 characters')).toBeVisible()
  await page.getByLabel('First day, at the property').fill(inDays(-1))
  await expectNoHorizontalScrolling(page)
  await expectNoAxeViolationsOnAnyDevice(page)
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByText('As published')).toBeVisible()
  }
  await publish()

  const guest = await page.context().newPage()
  const notice = guest.getByRole('complementary', { name: 'Notice' })
  const shifts = () =>
    guest.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
            done(entries.reduce((sum, { value }) => sum + value, 0))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(0), 500)
        }),
    )
  const look = () => guest.goto(new URL('/contact', page.url()).href, { waitUntil: 'load' })
  await look()
  await expect(notice).toContainText('The road is closed on Friday.')
  await expectNoHorizontalScrolling(guest)
  expect(await shifts()).toBe(0)
  await guest.waitForFunction(() => history.scrollRestoration === 'manual')
  await notice.getByRole('button', { name: 'Close this notice' }).click()
  await expect(notice).toBeHidden()
  await look()
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
  expect(await shifts()).toBe(0)

  await page.getByLabel('Text', { exact: true }).fill('The road is open again.')
  await publish()
  await look()
  await expect(notice).toContainText('The road is open again.')
  await guest.close()
})
