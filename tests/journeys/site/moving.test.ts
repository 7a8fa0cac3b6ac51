import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test('a new screen begins at its top, and going back returns to the place left', async ({
  page,
  visit,
}) => {
  await visit('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cancellation Policy' })
  await link.scrollIntoViewIfNeeded()
  const left = await scrolledTo(page)
  expect(left).toBeGreaterThan(1000)

  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancellation Policy')
  await expect.poll(() => scrolledTo(page)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolledTo(page)).toBe(left)
})

test("the footer's Amenities lead to the amenities on the home screen", async ({ page, visit }) => {
  await visit('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Amenities' }).click()
  await expect(page.getByRole('heading', { name: 'High-Speed WiFi' })).toBeInViewport()
})

test('no screen asks another host for anything', async ({ page, visit, site }) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  for (const path of ['/', '/cabins', '/cabins/texas-sage', '/about', '/contact']) {
    await visit(path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  }
  hosts.delete('null')
  expect([...hosts]).toEqual([site.origin])
})

function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY))
}
