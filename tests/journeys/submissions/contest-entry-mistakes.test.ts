// spec: 2/contest-entry, 5/contest-entry, 8/contest-entry
import { entryLimits } from '#contracts/limits.ts'
import { jpeg } from '../../fixtures/media/pictures.ts'
import { expect, test } from '../fixtures.ts'
import {
  entryForm,
  entryPath,
  expectEntered,
  expectEverythingKept,
  fillEntry,
  photo,
  storedEntries,
  type FileToChoose,
} from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { expectToast, toasts } from '../support/toasts.ts'

test.use({ hasOwnSite: true })
test.beforeEach(async ({ site }) => void (await openContest(site)))

test('without files and consent nothing is sent, and each is named', async ({ page, visit }) => {
  await visit(entryPath)
  const form = entryForm(page)
  await form.submit.click()
  await expect(toasts(page)).toHaveText([
    'Terms requiredPlease agree to the contest terms and conditions.',
    'No files selectedPlease select at least one photo or video to upload.',
  ])
  await expect(form.picker).toBeFocused()
  await expect(form.picker).toHaveAccessibleDescription(/Please select at least one photo or video/)
  await expect(form.guestName).toHaveAccessibleDescription(/Please enter your name\.$/)
  await expect(form.guestEmail).toHaveAccessibleDescription(/Please enter a full email address/)
  await expect(form.cabinStayed).toHaveAccessibleDescription(/Please choose the cabin/)
  await expect(form.stayDates).toHaveAccessibleDescription(/Please tell us when you stayed\.$/)
  await expect(form.description).toHaveAccessibleDescription(/Please tell us the story/)
  await expect(form.terms).toHaveAccessibleDescription(/Please agree to the contest terms/)
})

test('what is missing can be added, and then the entry is sent', async ({ page, visit, site }) => {
  await visit(entryPath)
  const form = entryForm(page)
  await fillEntry(page)
  await form.submit.click()
  await expectToast(page, {
    title: 'No files selected',
    description: 'Please select at least one photo or video to upload.',
  })
  await expectEverythingKept(page, 0)
  await form.picker.setInputFiles([await photo()])
  await expect(form.chosen).toHaveCount(1)
  await form.submit.click()
  await expectEntered(page)
  expect(await storedEntries(site)).toHaveLength(1)
})

const seenByTheServerAlone = [
  {
    name: 'that is no picture',
    file: async (): Promise<FileToChoose> => ({
      name: 'fake.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('%PDF-1.7'),
    }),
    description: 'fake.jpg is not a supported file type. Please use JPEG, PNG, WebP, MP4, or WebM.',
  },
  {
    name: 'that is too large for the picture it is',
    file: async (): Promise<FileToChoose> => ({
      name: 'film.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.concat([await jpeg(640, 480), Buffer.alloc(entryLimits.imageBytes)]),
    }),
    description: 'film.mp4 is too large. Maximum size is 10MB for images.',
  },
]

for (const { name, file, description } of seenByTheServerAlone) {
  test(`a file ${name} is refused by the server in its words, and nothing is lost`, async ({
    page,
    visit,
    site,
    troubles,
  }) => {
    troubles.expect(/status of 4\d\d/)
    await visit(entryPath)
    const form = entryForm(page)
    await fillEntry(page)
    await form.picker.setInputFiles([await file()])
    await expect(form.chosen).toHaveCount(1)
    const answered = page.waitForResponse('**/api/submissions')
    await form.submit.click()
    await answered
    await expectToast(page, { title: 'Submission failed', description })
    await expect(form.alert).toHaveText(description)
    await expectEverythingKept(page)
    expect(await storedEntries(site)).toEqual([])
  })
}
