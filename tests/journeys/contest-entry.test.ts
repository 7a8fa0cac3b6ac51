import type { Page } from '@playwright/test'
import { entryLimits } from '#contracts/limits.ts'
import { contestMessages, entryMessages } from '#contracts/messages.ts'
import { filesOfSubmissions } from '#store/submission-files.ts'
import { storePrize } from '../fixtures/contests.ts'
import { expect, test } from './fixtures.ts'
import { entryForm, fillEntry, threeFiles, type FileToChoose } from './support/contest-entry.ts'
import { expectNoAxeViolationsInAnyColors } from './support/axe.ts'
import { openContest } from './support/contests.ts'
import { tabTo } from './support/keyboard.ts'
import type { Site } from './support/site.ts'
import { expectToast, toasts } from './support/toasts.ts'

test.use({ hasOwnSite: true })

const api = '**/api/submissions'
const path = '/contest/submit'
const photo = async (name = 'porch.jpg'): Promise<FileToChoose> => {
  const [file] = await threeFiles()
  return { name, mimeType: 'image/jpeg', buffer: file?.buffer ?? Buffer.alloc(0) }
}

const storedEntries = ({ db }: Site) => db.selectFrom('submissions').selectAll().execute()

test('a guest enters with two pictures and a video', async ({ page, visit, site }) => {
  const contest = await openContest(site)
  await storePrize(site.db, contest.id)
  await visit(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Porches in June')
  await expect(main.getByText(/^10\s*days left$/)).toBeVisible()
  await expect(main.getByRole('region', { name: 'What you can win' })).toContainText('$100')
  await expect(main.getByRole('link', { name: 'Read the full rules' }).first()).toHaveAttribute(
    'href',
    `/contest/rules/${contest.id}`,
  )

  const form = entryForm(page)
  await fillEntry(page)
  await form.picker.setInputFiles(await threeFiles())
  await expect(form.chosen).toHaveCount(3)
  await expect(form.chosen.locator('img').first()).toHaveJSProperty('naturalWidth', 640)
  await expect(form.chosen.locator('video')).toHaveCount(1)
  await form.submit.click()

  await expect(page).toHaveURL('/contest?entered=1')
  await expectToast(page, entryMessages.submitted)
  const [entry, ...others] = await storedEntries(site)
  expect(others).toEqual([])
  expect(entry).toMatchObject({ guestName: 'Ana Guest', cabinStayed: 'Texas Sage' })
  const files = await filesOfSubmissions(site.db, [String(entry?.id)])
  expect([...files.values()].flat().map(({ originalName }) => originalName)).toEqual([
    'porch.jpg',
    'creek.png',
    'wind.mp4',
  ])

  await visit(path)
  await expect(form.guestName).toHaveValue('')
})

test.describe('files that cannot be taken', () => {
  const large = (name: string, mimeType: string, bytes: number) => ({ name, mimeType, bytes })
  const { imageBytes, videoBytes } = entryLimits
  const refused = [
    { ...large('notes.pdf', 'application/pdf', 10), says: entryMessages.invalidType('notes.pdf') },
    {
      ...large('big.jpg', 'image/jpeg', imageBytes + 1),
      says: entryMessages.imageTooLarge('big.jpg'),
    },
    {
      ...large('long.mp4', 'video/mp4', videoBytes + 1),
      says: entryMessages.videoTooLarge('long.mp4'),
    },
  ]

  for (const { name, mimeType, bytes, says } of refused) {
    test(`${name} is refused in so many words`, async ({ page, visit, site }) => {
      await openContest(site)
      await visit(path)
      await drop(page, [{ name, mimeType, bytes }])
      await expectToast(page, says)
      await expect(page.getByRole('main').getByText(says.description)).toBeVisible()
      await expect(entryForm(page).chosen).toHaveCount(0)
    })
  }

  test('a fourth file is one too many, and the first three stay', async ({ page, visit, site }) => {
    await openContest(site)
    await visit(path)
    const form = entryForm(page)
    await form.picker.setInputFiles([...(await threeFiles()), await photo('fourth.jpg')])
    await expectToast(page, entryMessages.tooManyFiles)
    await expect(form.chosen).toHaveCount(3)
    await form.remove('creek.png').click()
    await expect(form.chosen).toHaveCount(2)
    await expect(form.picker).toBeFocused()
  })

  test('what only the server can see is told in its words, and nothing is lost', async ({
    page,
    visit,
    site,
    troubles,
  }) => {
    troubles.expect(/status of 4\d\d/)
    await openContest(site)
    await visit(path)
    const form = entryForm(page)
    await fillEntry(page)
    const fake = { name: 'fake.jpg', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await form.picker.setInputFiles([{ ...fake, mimeType: 'image/jpeg' }])
    await form.submit.click()
    const { description } = entryMessages.invalidType('fake.jpg')
    await expectToast(page, { ...entryMessages.failed, description })
    await expectEverythingKept(page)
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(description)
  })
})

test('without files and consent nothing is sent, and each is named', async ({
  page,
  visit,
  site,
}) => {
  await openContest(site)
  await visit(path)
  const form = entryForm(page)
  await form.submit.click()
  await expect(toasts(page)).toHaveText([
    `${entryMessages.termsRequired.title}${entryMessages.termsRequired.description}`,
    `${entryMessages.noFiles.title}${entryMessages.noFiles.description}`,
  ])
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await expect(form.picker).toBeFocused()
})

test('an upload is cancelled, then breaks, then arrives: once, and nothing is typed twice', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/net::ERR_(FAILED|CONNECTION_RESET)/)
  await openContest(site)
  await visit(path)
  const form = entryForm(page)
  await fillEntry(page)
  await form.picker.setInputFiles([await photo()])
  const keys: (string | undefined)[] = []
  const arrived = Promise.withResolvers<void>()
  await page.route(api, (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The first one hangs until it is cancelled.
    if (keys.length === 1) return arrived.resolve()
    return keys.length === 2 ? route.abort('failed') : route.continue()
  })

  await form.submit.click()
  await arrived.promise
  await expect(form.submit).toHaveText('Submitting...')
  await expect(form.submit).toBeDisabled()
  await expect(form.progress).toBeVisible()
  await form.cancel.click()
  await expect(page.getByText(/^The upload was cancelled/)).toBeVisible()
  await expect(form.submit).toBeFocused()
  await expectEverythingKept(page)

  await form.submit.click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^The connection broke/)
  await expect(form.submit).toHaveText('Try again')
  await expectEverythingKept(page)

  await form.submit.click()
  await expect(page).toHaveURL('/contest?entered=1')
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(await storedEntries(site)).toHaveLength(1)
})

test('a contest that ended while the guest was typing is said so', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  const contest = await openContest(site)
  await visit(path)
  await fillEntry(page)
  await entryForm(page).picker.setInputFiles([await photo()])
  await site.db
    .updateTable('contests')
    .set({ status: 'closed' })
    .where('id', '=', contest.id)
    .execute()
  await entryForm(page).submit.click()
  await expectToast(page, {
    title: entryMessages.noContest,
    description: contestMessages.noneOpen,
  })
  await expectEverythingKept(page)
})

test(
  'between two contests there is no form, but a way on',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    await visit(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('No Active Contest')
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('link', { name: 'To the contest page' })).toBeVisible()
    await expectNoAxeViolationsInAnyColors(page)
  },
)

test('the keyboard alone enters the contest', async ({ page, visit, site }) => {
  await openContest(site)
  await visit(path)
  const form = entryForm(page)
  await tabTo(form.picker)
  const dialog = page.waitForEvent('filechooser')
  await page.keyboard.press('Space')
  await (await dialog).setFiles([await photo()])
  await tabTo(form.remove('porch.jpg'))
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
  await tabTo(form.terms)
  await page.keyboard.press('Space')
  await tabTo(form.submit)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contest?entered=1')
  expect(await storedEntries(site)).toHaveLength(1)
})

const states = [
  { name: 'the empty form', reach: async () => {} },
  { name: 'mistakes and previews', reach: makeMistakes },
  { name: 'an upload under way', reach: beginUpload },
]

for (const { name, reach } of states) {
  test(`axe finds nothing on ${name}`, { tag: '@everywhere' }, async ({ page, visit, site }) => {
    const { id } = await openContest(site)
    await storePrize(site.db, id)
    await visit(path)
    await reach(page)
    await expectNoAxeViolationsInAnyColors(page)
  })
}

async function makeMistakes(page: Page): Promise<void> {
  const form = entryForm(page)
  await form.submit.click()
  await expect(page.getByText('Please enter your name.')).toBeVisible()
  await form.picker.setInputFiles(await threeFiles())
  await expect(form.chosen.locator('img')).toHaveCount(2)
}

async function beginUpload(page: Page): Promise<void> {
  const form = entryForm(page)
  await fillEntry(page)
  await form.picker.setInputFiles([await photo()])
  await page.route(api, () => {})
  await form.submit.click()
  await expect(form.progress).toBeVisible()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the contest is explained, and a guest can enter by e-mail', async ({ page, site }) => {
    await openContest(site)
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Porches in June')
    await expect(main.getByText(/Enter by e-mail instead/)).toBeVisible()
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByRole('button')).toHaveCount(0)
  })
})

async function expectEverythingKept(page: Page): Promise<void> {
  const form = entryForm(page)
  await expect(form.guestName).toHaveValue('Ana Guest')
  await expect(form.cabinStayed).toHaveValue('Texas Sage')
  await expect(form.description).toHaveValue('The porch at six.\nNobody else was up.')
  await expect(form.terms).toBeChecked()
  await expect(form.chosen).toHaveCount(1)
}

/** Drops files made in the browser: so large ones need not travel there. */
async function drop(
  page: Page,
  files: readonly { name: string; mimeType: string; bytes: number }[],
): Promise<void> {
  const dataTransfer = await page.evaluateHandle((facts) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, bytes } of facts) {
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
    }
    return transfer
  }, files)
  await page.getByText('or drop them here').dispatchEvent('drop', { dataTransfer })
}
