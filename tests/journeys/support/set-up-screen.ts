import { expect, type Page } from '@playwright/test'
import type { NewCabin } from '#contracts/cabins.ts'
import { expectToast } from './toasts.ts'

/** Opens a step of the set-up from its list. */
export async function openStep(page: Page, name: string): Promise<void> {
  await openLaunch(page)
  await stepOf(page, name).getByRole('link').click()
}

export async function openLaunch(page: Page): Promise<void> {
  await page.getByRole('navigation').locator('a[href="/admin/launch"]').first().click()
  await expect(page.getByRole('heading', { name: 'Before launch', level: 1 })).toBeVisible()
}

export function stepOf(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'Set up your site' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
}

/** Adds a cabin, which leads to its document. */
export async function addCabin(
  page: Page,
  { name, bookingUrl, sleeps, bedrooms, bathrooms }: NewCabin,
): Promise<void> {
  await openCabins(page)
  await page.getByRole('button', { name: 'Add a cabin' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Its page at the booking partner').fill(bookingUrl)
  await page.getByLabel('Sleeps').fill(String(sleeps))
  await page.getByLabel('Bedrooms').fill(String(bedrooms))
  await page.getByLabel('Bathrooms').fill(String(bathrooms))
  await page.getByRole('button', { name: 'Add cabin' }).click()
  await expect(page.getByText('Guests don’t see this cabin yet.')).toBeVisible()
}

export async function openCabins(page: Page): Promise<void> {
  await page.getByRole('navigation').locator('a[href="/admin/cabins"]').first().click()
  await expect(page.getByRole('heading', { name: 'Cabins', level: 1 })).toBeVisible()
}

export async function retireCabin(page: Page, name: string): Promise<void> {
  const row = await openRow(page, name)
  await row.getByRole('button', { name: 'Retire this cabin' }).click()
  await row.getByRole('button', { name: 'Retire cabin' }).click()
  const retired = page.getByRole('region', { name: 'Retired' })
  await expect(retired.getByRole('heading', { name, exact: true })).toBeVisible()
}

/** Gives a cabin a calendar, which is tried out first. */
export async function giveCalendar(page: Page, name: string, address: string): Promise<void> {
  const row = await openRow(page, name)
  await row.getByRole('button', { name: 'Add a calendar' }).click()
  await row.getByLabel('Address of its iCal calendar').fill(address)
  await row.getByRole('button', { name: 'Try it out' }).click()
  await row.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, {
    title: 'The calendar works',
    description: `The bookings of ${name} are read from it from now on.`,
  })
}

async function openRow(page: Page, name: string) {
  const heading = page.getByRole('heading', { name, exact: true })
  const row = page.getByRole('listitem').filter({ has: heading })
  await heading.click()
  return row
}
