import { expect, test } from '../fixtures.ts'
import {
  entryForm,
  entryPath,
  expectEntered,
  expectEverythingKept,
  fillEntry,
  photo,
  storedEntries,
} from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'

test.use({ hasOwnSite: true })

test('a guest whose signal goes while writing can choose a photo, is told that it was not sent, and sends it later', async ({
  page,
  context,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await openContest(site)
  await visit(entryPath)
  const form = entryForm(page)
  await fillEntry(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.picker.setInputFiles([await photo()])
  await expect(form.chosen).toHaveCount(1)
  await form.submit.click()
  await expect(form.alert).toContainText('please try again')
  await expectEverythingKept(page, 1)

  await context.setOffline(false)
  await form.submit.click()
  await expectEntered(page)
  expect(await storedEntries(site)).toHaveLength(1)
})
