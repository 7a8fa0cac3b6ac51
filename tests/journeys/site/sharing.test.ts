import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { toasts } from '../support/toasts.ts'

const path = '/cabins/texas-sage'

// spec: 2/cabin-detail, 9/screens
test('networks open in a window of 600 by 400', async ({ page, visit, site }) => {
  await recordWindows(page)
  await visit(path)
  const popover = await openShare(page)
  const hosts = {
    Facebook: 'www.facebook.com',
    Twitter: 'twitter.com',
    LinkedIn: 'www.linkedin.com',
  }
  for (const [name, host] of Object.entries(hosts)) {
    await popover.getByRole('link', { name }).click()
    await expect.poll(async () => (await openedWindows(page)).at(-1)?.address).toContain(host)
    const { address = '', features = '' } = (await openedWindows(page)).at(-1) ?? {}
    expect(decodeURIComponent(address)).toContain(`${site.origin}${path}`)
    expect(features.split(',')).toEqual(
      expect.arrayContaining(['width=600', 'height=400', 'noopener', 'noreferrer']),
    )
  }
})

test('an email has subject, words and the link', async ({ page, visit, site }) => {
  await visit(path)
  const popover = await openShare(page)
  const href = await popover.getByRole('link', { name: 'Email' }).getAttribute('href')
  const { protocol, searchParams } = new URL(href ?? '')
  expect(protocol).toBe('mailto:')
  expect(searchParams.get('subject')).toContain('Texas Sage')
  expect(searchParams.get('body')).toContain(`${site.origin}${path}`)
})

// spec: 7/copy-link, 8/copy-link
test('the link can be copied, and a toast says so', async ({ page, context, visit, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(path)
  const popover = await openShare(page)
  await popover.getByRole('button', { name: 'Copy Link' }).click()
  const toast = toasts(page).filter({ hasText: 'Link copied!' })
  await expect(toast).toContainText('The cabin link has been copied to your clipboard.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}${path}`)
})

// spec: 8/copy-link
test(
  'if the browser refuses to copy, the page says what to do',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await visit(path)
    const popover = await openShare(page)
    await popover.getByRole('button', { name: 'Copy Link' }).click()
    const toast = toasts(page).filter({ hasText: 'Failed to copy link' })
    await expect(toast).toContainText('Please copy the link manually from your address bar.')
    await expectNoHorizontalScrolling(page)
  },
)

test('a block further down shares the cabin with friends as well', async ({ page, visit }) => {
  await visit(path)
  const block = page.getByRole('region', { name: 'Share this cabin with friends' })
  await expect(block.getByRole('link')).toHaveText(['Facebook', 'Twitter', 'LinkedIn', 'Email'])
  await expect(block.getByRole('button', { name: 'Copy Link' })).toBeVisible()
})

async function openShare(page: Page) {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const popover = page.getByRole('group', { name: 'Share', exact: true })
  await expect(popover).toBeVisible()
  return popover
}

interface OpenedWindow {
  address: string
  features: string
}

/** Records windows the page opens instead of opening them. */
async function recordWindows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: OpenedWindow[] = []
    Object.assign(window, { opened })
    window.open = (address, _target, features = '') => {
      opened.push({ address: String(address), features })
      return null
    }
  })
}

function openedWindows(page: Page): Promise<OpenedWindow[]> {
  return page.evaluate(() => (window as unknown as { opened: OpenedWindow[] }).opened)
}
