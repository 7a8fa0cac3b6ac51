// spec: 2/header, 9/screens
import type { Page } from '@playwright/test'
import { navigation } from '#content/navigation.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'

const labels = ['Home', 'About', 'Things to Do', 'Events', 'Reviews', 'Live Views']

test.describe('the drawer on a phone', { tag: '@phone' }, () => {
  test('has the links of the header and Book Now', async ({ page, visit }) => {
    await visit('/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await openDrawer(page)
    await expect(drawer(page).getByRole('link')).toHaveText(labels)
    await expect(drawer(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByRole('link', { name: /^Book Now \(opens/ }).last()).toBeInViewport()
  })

  test('stays open when it was opened before hydration', async ({ page }) => {
    const code = await holdBack(page, /assets\/entry\.client-/)
    await page.goto('/')
    await openDrawer(page)
    code.letGo()
    await untilHydrated(page)
    await expect(drawer(page)).toBeVisible()
  })

  test('closes by its button', async ({ page, visit }) => {
    await visit('/')
    await openDrawer(page)
    await page.getByRole('button', { name: 'Close the menu' }).tap()
    await expect(drawer(page)).toBeHidden()
  })

  test('closes on Escape and gives the focus back', async ({ page, visit }) => {
    await visit('/')
    const opener = page.getByRole('button', { name: 'Open the menu' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('closes when one of its links was followed', async ({ page, visit }) => {
    await visit('/')
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'About' }).tap()
    await expect(page).toHaveURL('/about')
    await expect(drawer(page)).toBeHidden()
  })

  test('closes by a link to the page it is on', async ({ page, visit }) => {
    await visit('/about')
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'About' }).tap()
    await expect(drawer(page)).toBeHidden()
  })

  test('closes when the keyboard leaves it', async ({ page, visit }) => {
    await visit('/')
    await openDrawer(page)
    await drawer(page).getByRole('link', { name: 'Live Views' }).focus()
    await page.keyboard.press('Tab')
    await expect(drawer(page), 'Book Now is still inside').toBeVisible()
    await page.keyboard.press('Tab')
    await expect(drawer(page)).toBeHidden()
  })
})

test('a wide window has the links in its header and no drawer', async ({ page, visit }) => {
  await visit('/about')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(main.getByRole('link')).toHaveText(labels)
  for (const { label, to } of navigation.header) {
    await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', to)
  }
  await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden()
})

test('the drawer takes over below 768 pixels', async ({ page, visit }) => {
  await visit('/about')
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible()
})

test('the first press of Tab offers to skip to the content', async ({ page, visit }) => {
  await visit('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the footer says how to reach us and where everything is', async ({ page, visit }) => {
  await visit('/about')
  const footer = page.getByRole('contentinfo')
  const linksOf = (name: string) => footer.getByRole('navigation', { name }).getByRole('link')
  await expect(linksOf('Quick Links')).toHaveText([
    'All Cabins',
    'Amenities',
    'Things to Do',
    'Leave a Review',
  ])
  await expect(linksOf('Explore')).toHaveText([
    'Downtown Square',
    "Jacob's Well",
    'Blue Hole Regional Park',
    'Shopping',
    'Dining',
  ])
  for (const name of ['Privacy Policy', 'Terms of Service', 'Cancellation Policy']) {
    await expect(footer.getByRole('link', { name })).toBeVisible()
  }
  await expect(footer.getByText(/© 2025/)).toBeVisible()
  await expect(footer.getByRole('link', { name: '(512) 555-0142' })).toBeVisible()
})

function drawer(page: Page) {
  return page.getByRole('navigation', { name: 'Menu' })
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await expect(drawer(page)).toBeVisible()
}
