// spec: 2/gallery, 2/admin-submissions
import type { Page } from '@playwright/test'
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import {
  contestWall,
  enterForReal,
  entryModeration,
  servePictures,
  manyGuests,
  plantEntries,
} from '../support/entries.ts'
import { signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'
import { refusedQuery } from '../support/troubles.ts'
import { expectAxeToPass, expectAxeToPassInTurn, type Visit } from '../support/states.ts'

const publicEntries = '**/api/submissions/public?*'

test.use({ hasOwnSite: true })

test.beforeEach(({ page }) => servePictures(page))

expectAxeToPassInTurn([
  { name: 'the gallery with a winner', reach: visitWall },
  { name: 'an entry opened', reach: openEntry },
])

expectAxeToPassInTurn([
  { name: 'moderation without entries', reach: visitNoEntries },
  { name: 'entries of every status', reach: visitModeration },
  { name: 'moderation that failed', reach: failToFetchEntries, trouble: refusedQuery },
])

expectAxeToPass([
  { name: 'a gallery that failed', reach: failToFetch, trouble: refusedQuery },
  { name: 'a gallery without more', reach: failToShowMore, trouble: refusedQuery },
  { name: 'an entry with its decisions open', reach: openDecisions },
])

async function visitWall(page: Page, visit: Visit, site: Site): Promise<void> {
  const { id: contestId } = await openContest(site)
  await enterForReal(site, contestId, ['approved', 'winner'])
  await storeSubmission(site.db, { contestId }, ['approved'])
  await visit('/contest/gallery')
  await expect(contestWall(page).cards).toHaveCount(2)
}

async function openEntry(page: Page): Promise<void> {
  await contestWall(page).open('Wilma Reed').click()
  await expect(contestWall(page).dialog).toBeVisible()
}

async function failToFetch(page: Page, visit: Visit): Promise<void> {
  await page.route(publicEntries, (route) => route.fulfill({ status: 500 }))
  await visit('/contest')
  await page.getByRole('main').getByRole('link', { name: 'View Past Winners' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
}

async function visitModeration(page: Page, visit: Visit, site: Site): Promise<void> {
  const { id: contestId } = await openContest(site)
  await storeSubmission(site.db, { contestId, isSuspect: true, consentToDisplay: false })
  for (const steps of [['rejected'], ['approved'], ['approved', 'winner']] as const) {
    await storeSubmission(site.db, { contestId }, steps)
  }
  await visit('/admin/submissions')
  await expect(entryModeration(page).cards).toHaveCount(4)
}

async function failToShowMore(page: Page, visit: Visit, site: Site): Promise<void> {
  const { id } = await openContest(site)
  await plantEntries(site, id, manyGuests(21))
  await visit('/contest/gallery')
  await page.route(publicEntries, (route) => route.fulfill({ status: 500 }))
  await contestWall(page).more.click()
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch submissions')
}

async function visitNoEntries(page: Page, visit: Visit): Promise<void> {
  await signIn(page)
  await visit('/admin/submissions')
  await expect(page.getByText('No entries here.')).toHaveCount(4)
}

async function failToFetchEntries(page: Page, visit: Visit): Promise<void> {
  await page.route('**/api/admin/submissions?*', (route) => route.fulfill({ status: 500 }))
  await visit('/admin/submissions')
  await expect(page.getByRole('alert')).toHaveCount(4)
}

async function openDecisions(page: Page, visit: Visit, site: Site): Promise<void> {
  const { id: contestId } = await openContest(site)
  await storeSubmission(site.db, { contestId, guestName: 'Ada' }, ['approved', 'winner'])
  await signIn(page)
  await visit('/admin/winners')
  await entryModeration(page).card('Ada').getByText('Decisions (2)').click()
  await expect(entryModeration(page).card('Ada').getByText('Approved → Winner')).toBeVisible()
}
