import type { Page } from '@playwright/test'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { leave } from '../support/partner.ts'
import type { Site } from '../support/site.ts'

const ways = [
  ['a search', 'search', '/', 'https://www.google.com/'],
  ['a link of an assistant', 'assistant', '/?utm_source=chatgpt.com', undefined],
  ['an address typed in', 'direct', '/', undefined],
] as const

for (const [way, source, path, referer] of ways) {
  test(`a guest who came by ${way} is counted so, whatever pages were seen on the way`, async ({
    page,
    site,
  }) => {
    await page.goto(path, { referer })
    await untilHydrated(page)
    await page.getByRole('link', { name: 'Texas Sage', exact: true }).click()
    // The URL changes before the page does, and home has Book Now buttons too.
    await expect(page.getByRole('heading', { level: 1, name: 'Texas Sage' })).toBeVisible()
    await leaveForPartner(page)
    await expect.poll(() => sources(site)).toEqual([source])
  })
}

async function leaveForPartner(page: Page): Promise<void> {
  const bookNow = page
    .getByRole('main')
    .getByRole('link', { name: /^Book Now/ })
    .first()
  await leave(page, () => bookNow.click())
}

async function sources({ db }: Site): Promise<(string | null)[]> {
  const rows = await db.selectFrom('referrals').select('source').execute()
  return rows.map(({ source }) => source)
}
