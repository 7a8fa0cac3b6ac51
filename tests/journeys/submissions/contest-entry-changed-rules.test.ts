// spec: 2/contest-entry
import type { Page } from '@playwright/test'
import { termsVersion } from '../../fixtures/submission-form.ts'
import { expect, test } from '../fixtures.ts'
import {
  entryForm,
  entryPath,
  expectEntered,
  expectEverythingKept,
  fillAndChoose,
  photo,
  storedEntries,
} from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

/** As if the page had been opened before the rules changed. */
async function openedBefore(page: Page): Promise<void> {
  const version = page.locator('input[name="termsVersion"]')
  await version.evaluate((input: HTMLInputElement) => (input.value = '2020-01-01'))
}

test('when the rules changed after the page was opened, the guest reads them again and enters', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  await openContest(site)
  await visit(entryPath)
  await fillAndChoose(page, [await photo()])
  await openedBefore(page)
  const form = entryForm(page)
  await form.submit.click()
  const message =
    'The contest rules have changed since you opened this page. Please reload it, read the new rules and agree to them. Everything you typed is still here, but you’ll need to choose your files again.'
  await expectToast(page, { title: 'Submission failed', description: message })
  await expect(form.alert).toHaveText(message)
  await expectEverythingKept(page)
  expect(await storedEntries(site)).toEqual([])

  await visit(entryPath)
  await expect(form.guestName).toHaveValue('Ana Guest')
  await expect(form.description).toHaveValue('The porch at six.\nNobody else was up.')
  await expect(form.display).toBeChecked()
  // Agreeing to the old rules is not agreeing to the new ones.
  await expect(form.terms).not.toBeChecked()
  await form.terms.check()
  await form.picker.setInputFiles([await photo()])
  await form.submit.click()
  await expectEntered(page)
  expect(await storedEntries(site)).toMatchObject([{ termsVersion }])
})
