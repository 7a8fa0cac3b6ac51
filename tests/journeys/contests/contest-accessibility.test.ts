// spec: 2/contest, 2/admin-contests-prizes
import type { Page } from '@playwright/test'
import { storePrize } from '../../fixtures/contests.ts'
import { expect, test } from '../fixtures.ts'
import { contestForm, contestList, openContest, prizeForm } from '../support/contests.ts'
import { signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'
import { toasts } from '../support/toasts.ts'
import { refusedQuery } from '../support/troubles.ts'
import { expectAxeToPass, expectAxeToPassInTurn, type Visit } from '../support/states.ts'

test.use({ hasOwnSite: true })

expectAxeToPassInTurn([
  { name: 'the open contest after an entry', reach: visitContest },
  { name: 'the rules', reach: visitRules },
])

expectAxeToPassInTurn([
  { name: 'contest management without contests', reach: visitNoContests },
  { name: 'prizes before there is a contest', reach: visitPrizesWithoutContests },
  { name: 'a draft that is edited', reach: editDraft },
  { name: 'contests of every status', reach: visitContests },
  { name: 'contests that could not be fetched', reach: failToFetchContests, trouble: refusedQuery },
])

expectAxeToPassInTurn([
  { name: 'a prize that is edited', reach: editPrize },
  { name: 'the question before a prize is deleted', reach: askToDelete },
  { name: 'prizes that could not be fetched', reach: failToFetchPrizes, trouble: refusedQuery },
])

expectAxeToPass([
  { name: 'a new contest with mistakes', reach: sendEmptyContest, hasToast: true },
  { name: 'prizes, with mistakes in the form', reach: sendEmptyPrize, hasToast: true },
  { name: 'a contest past its end', reach: visitContestPastItsEnd },
])

async function editDraft(page: Page, visit: Visit, site: Site): Promise<void> {
  await openContest(site, { status: 'draft', title: 'Springs' })
  await visit('/admin/contests')
  await page.getByRole('button', { name: 'Edit Springs' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit contest' })).toBeVisible()
}

async function editPrize(page: Page, visit: Visit, site: Site): Promise<void> {
  const { id } = await openContest(site)
  await storePrize(site.db, id, { title: 'Honey' })
  await signIn(page)
  await visit('/admin/prizes')
  await page.getByRole('button', { name: 'Edit Honey' }).click()
  await expect(page.getByRole('dialog', { name: 'Edit prize' })).toBeVisible()
}

async function visitContest(_: Page, visit: Visit, site: Site): Promise<void> {
  const { id } = await openContest(site)
  await storePrize(site.db, id)
  await visit('/contest?entered=1')
}

async function visitRules(_: Page, visit: Visit, site: Site): Promise<void> {
  const { id } = await site.db.selectFrom('contests').select('id').executeTakeFirstOrThrow()
  await storePrize(site.db, id)
  await visit(`/contest/rules/${id}`)
}

async function visitContestPastItsEnd(_: Page, visit: Visit, site: Site): Promise<void> {
  await openContest(site, { endDate: Temporal.Now.instant().subtract({ hours: 1 }) })
  await visit('/contest')
}

async function visitContests(page: Page, visit: Visit, site: Site): Promise<void> {
  for (const status of ['active', 'closed', 'archived'] as const) {
    await openContest(site, { status, title: status })
  }
  await visit('/admin/contests')
  await expect(page.getByRole('article')).toHaveCount(4)
}

async function sendEmptyContest(page: Page, visit: Visit): Promise<void> {
  await signIn(page)
  await visit('/admin/contests/new')
  await contestForm(page).submit.click()
  await expect(toasts(page)).toHaveCount(1)
}

async function sendEmptyPrize(page: Page, visit: Visit, site: Site): Promise<void> {
  const { id } = await openContest(site)
  await storePrize(site.db, id)
  await signIn(page)
  await visit(`/admin/prizes?contestId=${id}`)
  await prizeForm(page).submit.click()
  await expect(toasts(page)).toHaveCount(1)
}

async function askToDelete(page: Page, visit: Visit): Promise<void> {
  await visit('/admin/prizes')
  await page.getByRole('button', { name: 'Delete Honey' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function visitNoContests(page: Page, visit: Visit): Promise<void> {
  await signIn(page)
  await visit('/admin/contests')
  await expect(contestList(page).none).toBeVisible()
}

async function visitPrizesWithoutContests(page: Page, visit: Visit): Promise<void> {
  await visit('/admin/prizes')
  await expect(page.getByRole('link', { name: 'Create a contest first' })).toBeVisible()
  await expect(page.getByText('No prizes yet.')).toBeVisible()
}

async function failToFetchContests(page: Page, visit: Visit): Promise<void> {
  await page.route('**/api/admin/contests', (route) => route.fulfill({ status: 500 }))
  await visit('/admin/contests')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch contests')
}

async function failToFetchPrizes(page: Page, visit: Visit): Promise<void> {
  await page.route(/\/api\/(admin\/)?prizes/, (route) => route.fulfill({ status: 500 }))
  await visit('/admin/prizes')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch prizes')
}
