// spec: 2/contest-entry, 4/entry-form
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import {
  entryForm,
  entryPath,
  expectEntered,
  expectEverythingKept,
  fillAndChoose,
  fillEntry,
  largeFiles,
  photo,
  storedEntries,
} from '../support/contest-entry.ts'
import { megabyte, onEntryForm, test, type Line } from '../support/line.ts'
import { mediaPatience } from '../support/patience.ts'

onEntryForm({ mayBreak: true })

interface Ending {
  upload: string
  end: (page: Page, line: Line) => Promise<void>
}

const endings: Ending[] = [
  { upload: 'that broke', end: breakOff },
  { upload: 'that was cancelled', end: cancel },
]

for (const { upload, end } of endings) {
  test(`after an upload ${upload} and a reload everything typed is back and can be sent`, async ({
    page,
    visit,
    site,
    line,
  }) => {
    await fillAndChoose(page, await largeFiles())
    line.allow(megabyte)
    const form = entryForm(page)
    await form.submit.click()
    await expect.poll(() => line.uploads()).toBe(1)
    await end(page, line)
    line.repair()

    await visit(entryPath)
    // Browsers cannot restore chosen files.
    await expectEverythingKept(page, 0)
    await form.picker.setInputFiles([await photo()])
    await form.submit.click()
    await expectEntered(page)
    expect(await storedEntries(site)).toHaveLength(1)
  })
}

test('when the answer is lost and the page reloaded, the same entry is still entered once', async ({
  page,
  visit,
  site,
  line,
}, testInfo) => {
  // A file from disk is identical when chosen again.
  const { name, buffer } = await photo()
  const path = testInfo.outputPath(name)
  await writeFile(path, buffer)
  await fillEntry(page)
  const form = entryForm(page)
  await form.picker.setInputFiles(path)
  line.loseAnswers()
  await form.submit.click()
  await expect(form.submit).toHaveText('Try again', mediaPatience)
  line.repair()

  await visit(entryPath)
  await expectEverythingKept(page, 0)
  await form.picker.setInputFiles(path)
  await form.submit.click()
  await expectEntered(page)
  expect(await storedEntries(site)).toHaveLength(1)
})

async function breakOff(page: Page, line: Line): Promise<void> {
  line.cut()
  await expect(entryForm(page).submit).toHaveText('Try again')
}

async function cancel(page: Page): Promise<void> {
  await entryForm(page).cancel.click()
  await expect(page.getByText(/^The upload was cancelled/)).toBeVisible()
}
