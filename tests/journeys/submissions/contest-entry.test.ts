// spec: 2/contest-entry, 4/entry-form, 8/contest-entry
import { filesOfSubmissions } from '#store/pictures/uploads.ts'
import { storePrize } from '../../fixtures/contests.ts'
import { expect, test } from '../fixtures.ts'
import { browserStorage } from '../support/responses.ts'
import {
  entryForm,
  entryPath,
  expectEntered,
  fillEntry,
  storedEntries,
  threeFiles,
} from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { mediaPatience } from '../support/patience.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test('the contest is shown with its prize, how it works, tips, rules and past winners', async ({
  page,
  visit,
  site,
}) => {
  const contest = await openContest(site)
  await storePrize(site.db, contest.id)
  await visit(entryPath)
  const main = page.getByRole('main')
  const part = (name: string) => main.getByRole('region', { name })
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Porches in June')
  await expect(main.getByText(/^10\s*days left$/)).toBeVisible()
  await expect(part('What you can win')).toContainText('$100')
  await expect(part('How it works').getByRole('listitem')).toHaveText([
    /Upload up to 3 photos or videos/,
    /Tell your story/,
    /Win gift cards/,
  ])
  await expect(part('What makes a good entry').getByRole('listitem')).not.toHaveCount(0)
  await expect(part('From past winners').getByRole('blockquote')).not.toHaveCount(0)
  await expect(
    part('The rules in short').getByRole('link', { name: 'Read the full rules' }),
  ).toHaveAttribute('href', `/contest/rules/${contest.id}`)
})

test('a guest enters with two pictures and a video', async ({ page, visit, site }) => {
  await openContest(site)
  await visit(entryPath)
  const form = entryForm(page)
  await fillEntry(page)
  await form.picker.setInputFiles(await threeFiles())
  await expect(form.chosen).toHaveCount(3)
  await expect(form.chosen.locator('img').first()).toHaveJSProperty('naturalWidth', 640)
  await expect(form.chosen.locator('video')).toHaveCount(1)
  await form.submit.click()

  const told = {
    title: 'Submission successful!',
    description: 'Your entry has been submitted and is pending review. Good luck!',
  }
  await expectToast(page, told, mediaPatience)
  await expectEntered(page)
  const [entry, ...others] = await storedEntries(site)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ guestName: 'Ana Guest', cabinStayed: 'texas-sage' })
  const files = await filesOfSubmissions(site.db, [String(entry?.id)])
  expect([...files.values()].flat().map(({ originalName }) => originalName)).toEqual([
    'porch.jpg',
    'creek.png',
    'wind.mp4',
  ])

  await visit(entryPath)
  await expect(form.guestName).toHaveValue('')
  await expect(form.terms).not.toBeChecked()
})

test('what was typed is still there after a reload', async ({ page, visit, site }) => {
  await openContest(site)
  await visit(entryPath)
  await fillEntry(page)
  // The last checkbox is saved, and so is everything before it.
  await expect.poll(() => browserStorage(page)).toContain('consentToTerms')
  await visit(entryPath)
  const form = entryForm(page)
  await expect(form.description).toHaveValue('The porch at six.\nNobody else was up.')
  await expect(form.cabinStayed).toHaveValue('Texas Sage')
  await expect(form.terms).toBeChecked()
})
