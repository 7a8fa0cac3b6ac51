// spec: 2/contest-entry, 4/entry-form
import { expect } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import {
  drop,
  entryForm,
  expectEntered,
  expectEverythingKept,
  fillAndChoose,
  largeFiles,
  photo,
  storedEntries,
} from '../support/contest-entry.ts'
import { watchFocus } from '../support/focus.ts'
import { megabyte, onEntryForm, test } from '../support/line.ts'
import { mediaPatience } from '../support/patience.ts'
import { expectToast } from '../support/toasts.ts'

onEntryForm({ mayBreak: false })

test('the button says Submitting... from the press on, and sends once however often it is pressed', async ({
  page,
  site,
}) => {
  const mayCome = await holdBack(page, '**/assets/check-entry-*.js')
  let sent = 0
  page.on('request', (request) => (sent += request.url().endsWith('/api/submissions') ? 1 : 0))
  await fillAndChoose(page, [await photo()])
  const form = entryForm(page)
  await form.submit.dblclick()
  await expect(form.submit).toHaveText('Submitting...')
  await expect(form.submit).toBeDisabled()
  await expect(form.guestName).toBeDisabled()
  expect(sent).toBe(0)
  mayCome.letGo()
  await expectEntered(page)
  expect(sent).toBe(1)
  expect(await storedEntries(site)).toHaveLength(1)
})

test('while the next screen is on its way a stored entry cannot be sent again', async ({
  page,
  site,
}) => {
  const mayCome = await holdBack(page, '**/contest.data*')
  await fillAndChoose(page, [await photo()])
  const form = entryForm(page)
  await form.submit.click()
  const told = {
    title: 'Submission successful!',
    description: 'Your entry has been submitted and is pending review. Good luck!',
  }
  await expectToast(page, told, mediaPatience)
  await expect(form.submit).toHaveText('Submitting...')
  await expect(form.submit).toBeDisabled()
  mayCome.letGo()
  await expectEntered(page)
  expect(await storedEntries(site)).toHaveLength(1)
})

test('the upload shows and announces its percentage until it has arrived', async ({
  page,
  line,
}) => {
  await fillAndChoose(page, await largeFiles())
  line.allow(megabyte)
  const form = entryForm(page)
  await form.submit.click()
  const percent = () => form.progress.evaluate((bar: HTMLProgressElement) => bar.value)
  await expect.poll(percent).toBeGreaterThan(0)
  const first = await percent()
  expect(first).toBeLessThan(100)
  line.allow(5 * megabyte)
  await expect.poll(percent).toBeGreaterThan(first)
  await expect(page.getByText(/^\d+%$/)).toBeVisible()
  const status = page.getByRole('status').filter({ hasText: /percent uploaded|Everything has/ })
  await expect(status).toHaveText(/^(25|50|75) percent uploaded$/)
  // All but a quarter of a megabyte, which the buffers between browser and proxy hold.
  line.allow(9.75 * megabyte)
  await expect.poll(percent).toBe(100)
  await expect(status).toHaveText(/^Everything has arrived/)
  line.repair()
  await expectEntered(page)
})

test('a cancelled upload ends at once and leaves nothing, and everything typed and chosen stays', async ({
  page,
  site,
  line,
}) => {
  await fillAndChoose(page, await largeFiles())
  line.allow(megabyte)
  const form = entryForm(page)
  const lostFocus = await watchFocus(page)
  await form.guestName.press('Enter')
  await expect.poll(() => line.uploads()).toBe(1)
  await form.cancel.press('Enter')
  await expect(page.getByText(/^The upload was cancelled/)).toBeVisible()
  await expect(form.submit).toHaveText('Submit Entry')
  await expect(form.submit).toBeFocused()
  expect(await lostFocus()).toEqual([])
  await expectEverythingKept(page, 2)
  line.repair()
  await expect.poll(() => line.uploads()).toBe(0)
  expect(await storedEntries(site)).toEqual([])
})

test('what is dropped during an upload changes nothing', async ({ page, line }) => {
  await fillAndChoose(page, [await photo()])
  line.allow(0)
  const form = entryForm(page)
  await form.submit.click()
  await expect(form.progress).toBeVisible()
  const file = { name: 'late.jpg', mimeType: 'image/jpeg', bytes: 10 }
  expect(await drop(form.dropZone, [file])).toBe(true)
  await expect(form.remove('porch.jpg')).toBeDisabled()
  await form.cancel.click()
  await expectEverythingKept(page, 1)
})
