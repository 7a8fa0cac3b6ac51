import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

/** Headless browsers show no notifications and reach no push service; this is all they are asked. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isOn = sessionStorage.getItem('push') !== null
    const endpoint = 'https://push.example/send/1'
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    const set = (next: boolean) => {
      isOn = next
      if (next) sessionStorage.setItem('push', 'on')
      else sessionStorage.removeItem('push')
      return true
    }
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => set(false),
    } as unknown as PushSubscription
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    PushManager.prototype.getSubscription = async () => (isOn ? subscription : null)
    PushManager.prototype.subscribe = async () => {
      set(true)
      return subscription
    }
  })
}

test('the owner turns notifications on in this browser, finds them on again, and off', async ({
  page,
  visit,
}) => {
  await withPushService(page)
  await signIn(page)
  await visit('/admin/account')
  const on = page.getByRole('button', { name: 'Turn on in this browser' })
  await on.click()
  await expectToast(page, { title: 'Turned on', description: 'You’ll be told in this browser.' })
  const devices = page.getByRole('list', { name: 'Browsers that tell you' })
  await expect(devices.getByRole('listitem')).toHaveText(/this browser/)
  await expectNoAxeViolationsOnAnyDevice(page)

  await page.reload()
  await page.getByRole('button', { name: 'Turn off in this browser' }).click()
  await expect(on).toBeVisible()
  await expect(devices).toBeHidden()
})

test('signing out ends them in this browser', async ({ page, visit }) => {
  await withPushService(page)
  await signIn(page)
  await visit('/admin/account')
  await page.getByRole('button', { name: 'Turn on in this browser' }).click()
  await expect(page.getByRole('button', { name: 'Turn off in this browser' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  expect(await page.evaluate(() => sessionStorage.getItem('push'))).toBeNull()
})
