// spec: 2/contest-entry
import { expect, test } from '../fixtures.ts'
import {
  entryForm,
  entryPath,
  expectEntered,
  storedEntries,
  threeFiles,
} from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { tabTo } from '../support/keyboard.ts'

test.use({ hasOwnSite: true })

test('the keyboard alone, with the names that are read out, enters the contest', async ({
  page,
  visit,
  site,
}) => {
  await openContest(site)
  // Listen from the start: waiting only at the press may be too late.
  const dialog = page.waitForEvent('filechooser')
  await visit(entryPath)
  const form = entryForm(page)
  await tabTo(form.picker)
  await expect(form.picker).toHaveAccessibleDescription(
    'Up to 3. JPEG, PNG or WebP up to 10 MB each, MP4 or WebM up to 50 MB each. ' +
      'Videos up to 10 minutes, photos up to 72 million pixels (PNG 50, WebP 25).',
  )
  await page.keyboard.press('Space')
  await (await dialog).setFiles(await threeFiles())
  await expect(page.getByText('Added: porch.jpg, creek.png, wind.mp4.')).toBeAttached()

  await tabTo(form.remove('creek.png'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Removed: creek.png.')).toBeAttached()
  await expect(form.picker).toBeFocused()

  for (const [field, text] of [
    [form.guestName, 'Ana Guest'],
    [form.guestEmail, 'ana@guests.example'],
    [form.cabinStayed, 'Texas Sage'],
    [form.stayDates, 'May 2-5, 2025'],
    [form.description, 'The porch at six.'],
  ] as const) {
    await tabTo(field)
    await page.keyboard.type(text)
  }
  for (const consent of [form.display, form.terms]) {
    await tabTo(consent)
    await page.keyboard.press('Space')
  }
  await tabTo(form.submit)
  await page.keyboard.press('Enter')
  await expectEntered(page)
  expect(await storedEntries(site)).toMatchObject([
    { guestName: 'Ana Guest', cabinStayed: 'texas-sage', stayDates: 'May 2-5, 2025' },
  ])
})
