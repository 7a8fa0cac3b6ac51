// spec: 2/contest-entry, 5/contest-entry, 9/entry-limits
import { entryLimits } from '#contracts/limits.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import {
  drop,
  entryForm,
  entryPath,
  expectEverythingKept,
  fillEntry,
  photo,
  threeFiles,
} from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })
test.beforeEach(async ({ site }) => void (await openContest(site)))

const refused = [
  {
    file: { name: 'notes.pdf', mimeType: 'application/pdf', bytes: 10 },
    title: 'Invalid file type',
    description:
      'notes.pdf is not a supported file type. Please use JPEG, PNG, WebP, MP4, or WebM.',
  },
  {
    file: { name: 'big.jpg', mimeType: 'image/jpeg', bytes: entryLimits.imageBytes + 1 },
    title: 'File too large',
    description: 'big.jpg is too large. Maximum size is 10MB for images.',
  },
  {
    file: { name: 'long.mp4', mimeType: 'video/mp4', bytes: entryLimits.videoBytes + 1 },
    title: 'File too large',
    description: 'long.mp4 is too large. Maximum size is 50MB for videos.',
  },
]

test('a file of another type or too large is refused in so many words', async ({ page, visit }) => {
  await visit(entryPath)
  const form = entryForm(page)
  for (const { file, ...says } of refused) {
    await drop(form.dropZone, [file])
    await expectToast(page, says)
    await expect(page.getByRole('main').getByText(says.description)).toBeVisible()
    await expect(form.chosen).toHaveCount(0)
  }
})

test('a fourth file is one too many, and the first three stay', async ({ page, visit }) => {
  await visit(entryPath)
  const form = entryForm(page)
  await form.picker.setInputFiles([...(await threeFiles()), await photo('fourth.jpg')])
  await expectToast(page, {
    title: 'Too many files',
    description: 'You can upload a maximum of 3 files per submission.',
  })
  await expect(form.chosen).toHaveText([/porch\.jpg/, /creek\.png/, /wind\.mp4/])
})

test('a file that was removed can be chosen again', async ({ page, visit }) => {
  await visit(entryPath)
  const form = entryForm(page)
  await form.picker.setInputFiles(await threeFiles())
  await form.remove('creek.png').click()
  await expect(form.chosen).toHaveText([/porch\.jpg/, /wind\.mp4/])
  await expect(form.picker).toBeFocused()
  await form.picker.setInputFiles((await threeFiles()).slice(1, 2))
  await expect(form.chosen).toHaveText([/porch\.jpg/, /wind\.mp4/, /creek\.png/])
})

test('files dropped one after the other all join the entry', async ({ page, visit }) => {
  await visit(entryPath)
  const form = entryForm(page)
  const file = { mimeType: 'image/webp', bytes: 10 }
  await Promise.all(['a.webp', 'b.webp'].map((name) => drop(form.dropZone, [{ name, ...file }])))
  await expect(form.chosen).toHaveText([/a\.webp/, /b\.webp/])
})

test('a file that joins in the moment another is removed stays', async ({ page, visit }) => {
  await visit(entryPath)
  const form = entryForm(page)
  await form.picker.setInputFiles([await photo()])
  await expect(form.chosen).toHaveCount(1)
  await form.remove('porch.jpg').evaluate((button: HTMLButtonElement) => {
    const createObjectURL = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (file) => {
      // Added, but not visible yet.
      queueMicrotask(() => button.click())
      return createObjectURL(file)
    }
  })
  await drop(form.dropZone, [{ name: 'next.webp', mimeType: 'image/webp', bytes: 10 }])
  await expect(page.getByText('Removed: porch.jpg.')).toBeAttached()
  await expect(form.chosen).toHaveText([/next\.webp/])
})

test('a file dropped beside the place for it neither opens nor costs what was typed', async ({
  page,
  visit,
}) => {
  await visit(entryPath)
  await fillEntry(page)
  const file = { name: 'porch.jpg', mimeType: 'image/jpeg', bytes: 10 }
  const beside = [
    page.getByRole('heading', { name: 'You and your stay' }),
    page.getByRole('banner'),
  ]
  for (const place of beside) expect(await drop(place, [file])).toBe(true)
  await expect(page).toHaveURL(entryPath)
  await expectEverythingKept(page, 0)
})

test('files chosen before the scripts are there join the entry when they come', async ({
  page,
}) => {
  const mayCome = await holdBack(page, '**/assets/*.js')
  await page.goto(entryPath, { waitUntil: 'commit' })
  const form = entryForm(page)
  await form.picker.setInputFiles([await photo()])
  await form.guestName.fill('Ana Guest')
  await expect(form.submit).toBeDisabled()
  mayCome.letGo()
  await untilHydrated(page)
  await expect(form.chosen).toHaveText([/porch\.jpg/])
  await expect(form.guestName).toHaveValue('Ana Guest')
})
