import type { Locator } from '@playwright/test'
import { dayOfMonth } from '#contracts/date-formats.ts'
import { addMonths } from '#contracts/months.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { inDays } from '../support/days.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

test('the owner closes a cabin for a month in four taps on a phone, guests see it, and it opens again', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await visit('/admin/dashboard')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const menu = page.getByRole('navigation', { name: 'Admin' })
  await tap(menu.getByRole('link', { name: 'Cabins' }))
  const row = page.getByRole('listitem').filter({ hasText: 'Texas Sage' })
  await tap(row.locator('summary'))
  await tap(row.getByRole('button', { name: 'A month' }))
  await expectNoHorizontalScrolling(page)
  await tap(row.getByRole('button', { name: 'Close cabin' }))
  const sentence = `Closed until ${dayOfMonth(addMonths(inDays(0), 1))}`
  await expect(row.getByText(sentence)).toBeVisible()
  expect(taps).toBe(4)
  await expectNoAxeViolationsOnAnyDevice(page)

  const guest = await page.context().newPage()
  await guest.goto(new URL('/cabins/texas-sage', page.url()).href)
  const booking = guest.getByRole('region', { name: 'Book Your Stay' })
  await expect(booking.getByText(`${sentence}.`)).toBeVisible()
  await expectNoAxeViolationsOnAnyDevice(guest)
  await guest.goto(new URL(`/cabins?from=${inDays(3)}&to=${inDays(5)}`, page.url()).href)
  const card = guest.getByRole('article').filter({ hasText: 'Texas Sage' })
  await expect(card.getByText(sentence)).toBeVisible()
  await expect(card).not.toContainText('Free for your dates')
  await guest.close()

  await row.getByRole('button', { name: 'Open now' }).click()
  await expect(row.getByText('Open', { exact: true })).toBeVisible()
  await visit('/cabins/texas-sage')
  await expect(page.getByRole('heading', { name: 'Book Your Stay' })).toBeVisible()
  await expect(page.getByText('Closed until')).toHaveCount(0)
})
