// spec: 2/contest-entry
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
import { findSignal, goOffline } from '../support/offline.ts'

test.use({ hasOwnSite: true })

/** Loaded when a guest starts typing. */
const codeOfForm = ['check-entry']

test('a guest who loses the signal while writing can choose a photo, sees that it was not sent, and sends it later', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  await openContest(site)
  await visit(entryPath)
  const form = entryForm(page)
  await fillEntry(page)
  await goOffline(page, troubles, codeOfForm)
  await form.picker.setInputFiles([await photo()])
  await expect(form.chosen).toHaveCount(1)
  await form.submit.click()
  await expect(form.alert).toContainText('please try again')
  await expectEverythingKept(page, 1)

  await findSignal(page)
  await form.submit.click()
  await expectEntered(page)
  expect(await storedEntries(site)).toHaveLength(1)
})
