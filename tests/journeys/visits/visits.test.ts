import type { Page } from '@playwright/test'
import { storeSampleVisits } from '#tests/fixtures/sample-data/sample-traffic.ts'
import { systemClock } from '#integrations/clock.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'

test.describe('a guest', () => {
  test.use({
    hasOwnSite: true,
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  })

  test('is counted on each page once, whether it was fetched ahead or not', async ({
    page,
    site,
  }) => {
    await page.goto('/', { referer: 'https://www.google.com/' })
    await untilHydrated(page)
    await page.getByRole('link', { name: 'Texas Sage', exact: true }).hover()
    await page.getByRole('link', { name: 'Texas Sage', exact: true }).click()
    await expect(page).toHaveURL('/cabins/texas-sage')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect
      .poll(() => counted(site), { timeout: 15_000 })
      .toEqual([
        ['/', 'inside', 1],
        ['/', 'search', 1],
        ['/cabins/texas-sage', 'inside', 1],
      ])
  })
})

test.describe('the owner', () => {
  test.use({ hasOwnSite: true })

  test('sees a year of visits as charts and as tables, on every device', async ({
    page,
    visit,
    site,
  }) => {
    await storeSampleVisits({ db: site.db, site: sampleSite, clock: systemClock })
    await signIn(page)
    await visit('/admin/visits')
    const sources = page.getByRole('table', { name: 'Where visits came from' })
    await expect(sources.getByRole('row', { name: /^Search/ })).toBeVisible()
    await page.getByRole('tab', { name: 'Last 12 months' }).click()
    await expect(page).toHaveURL('/admin/visits?period=12-months')
    await openTables(page)
    const visits = page.getByRole('region', { name: 'Visits', exact: true })
    await expect(visits.getByRole('row')).toHaveCount(13)
    await expectNoAxeViolationsOnAnyDevice(page)
  })
})

async function openTables(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('details:not([open]) > summary')
  await expect(closed.first()).toBeVisible()
  while ((await closed.count()) > 0) await closed.first().click()
}

async function counted({ db }: Site) {
  const rows = await db.selectFrom('dailyCounts').selectAll().orderBy('key').execute()
  return rows.map(({ subject, source, count }) => [subject, source, count])
}
