// spec: 2/contest-entry, 4/entry-form
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import {
  entryForm,
  expectEntered,
  expectEverythingKept,
  fillAndChoose,
  largeFiles,
  photo,
  storedEntries,
} from '../support/contest-entry.ts'
import { megabyte, onEntryForm, test } from '../support/line.ts'
import { mediaPatience } from '../support/patience.ts'
import { expectToast } from '../support/toasts.ts'

onEntryForm({ mayBreak: true })

async function expectBroken(page: Page, files: number): Promise<void> {
  const form = entryForm(page)
  const told =
    'The connection broke before your entry was complete. Everything you typed and chose is still here: please try again.'
  await expectToast(page, { title: 'Submission failed', description: told }, mediaPatience)
  await expect(form.alert).toHaveText(told)
  await expect(form.submit).toHaveText('Try again')
  await expect(form.submit).toBeFocused()
  await expectEverythingKept(page, files)
}

test('when the line breaks on the way there, the guest tries again and is entered once', async ({
  page,
  site,
  line,
}) => {
  await fillAndChoose(page, await largeFiles())
  line.allow(megabyte)
  const form = entryForm(page)
  await form.submit.click()
  await expect.poll(() => line.uploads()).toBe(1)
  line.cut()
  await expectBroken(page, 2)
  expect(await storedEntries(site)).toEqual([])
  line.repair()
  await form.submit.click()
  await expectEntered(page)
  expect(await storedEntries(site)).toHaveLength(1)
})

test('when the line breaks on the way back, the guest tries again and is still entered once', async ({
  page,
  site,
  line,
}) => {
  await fillAndChoose(page, [await photo()])
  line.loseAnswers()
  const form = entryForm(page)
  await form.submit.click()
  await expectBroken(page, 1)
  expect(await storedEntries(site)).toHaveLength(1)
  line.repair()
  await form.submit.click()
  await expectEntered(page)
  expect(await storedEntries(site)).toHaveLength(1)
})

test('a mistake of ours is not called a broken connection, and costs nothing', async ({
  page,
  troubles,
}) => {
  troubles.expect(/a mistake of ours/)
  await fillAndChoose(page, [await photo()])
  await page.evaluate(() => {
    XMLHttpRequest.prototype.send = () => {
      throw new Error('a mistake of ours')
    }
  })
  const form = entryForm(page)
  await form.submit.click()
  await expect(form.alert).toHaveText('Request failed')
  await expect(form.submit).toHaveText('Submit Entry')
  await expect(form.submit).toBeEnabled()
  await expectEverythingKept(page)
})
