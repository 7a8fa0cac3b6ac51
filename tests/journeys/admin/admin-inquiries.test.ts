// spec: 2/admin-inquiries
import { readFile } from 'node:fs/promises'
import { adminInquiries } from '#content/admin-inquiries.ts'
import { storeAnswer, storeGroupInquiry, storeInquiry } from '../../fixtures/inquiries.ts'
import { expect, test } from '../fixtures.ts'
import { inbox } from '../support/inbox.ts'
import { fillEvent, inquiryForm, openInquiry } from '../support/inquiry-form.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

const { status } = adminInquiries

test('an inquiry that a guest just sent is found, answered and noted about', async ({
  page,
  visit,
}) => {
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  await inquiryForm(page).submit.click()
  await expect(inquiryForm(page).sent).toBeVisible()

  await signIn(page)
  await visit('/admin/dashboard')
  await expect(page.getByText('1 new', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Open the inquiries' }).click()
  const screen = inbox(page)
  await expect(screen.tab('New (1)')).toBeVisible()
  const card = screen.card(/^Ana Guest, Wedding/)
  await screen.open(/^Ana Guest, Wedding/)
  await expect(card).toContainText('Vows at sunset')
  await expect(card.getByRole('link', { name: 'ana@guests.example' })).toHaveAttribute(
    'href',
    'mailto:ana@guests.example',
  )
  await expect(card.getByRole('link', { name: '(512) 555-0101' })).toHaveAttribute(
    'href',
    'tel:5125550101',
  )

  await card.getByLabel('Your notes').fill('Called her. October is free.')
  await card.getByRole('button', { name: 'Save notes' }).click()
  await expectToast(page, { title: 'Notes saved', description: 'They’re saved with the inquiry.' })
  await card.getByLabel('Status').selectOption('Answered')
  await expectToast(page, status.saved('answered'))
  await expect(screen.tab('Answered (1)')).toBeVisible()
  await expect(card, 'it stays where the owner is').toBeVisible()

  await screen.tab('Answered (1)').click()
  await expect(page).toHaveURL('/admin/inquiries?status=answered')
  await screen.open(/^Ana Guest, Wedding/)
  await expect(card.getByLabel('Your notes')).toHaveValue('Called her. October is free.')
  await screen.tab('New (0)').click()
  await expect(screen.none).toBeVisible()
})

test('kind, search and tabs narrow the list, and the export holds what it shows', async ({
  page,
  visit,
  site,
}) => {
  await storeInquiry(site.db, { name: 'Carla Ruiz', details: '=1+1' })
  await storeGroupInquiry(site.db, { name: 'Ben Guest' })
  await signIn(page)
  await visit('/admin/inquiries')
  const screen = inbox(page)
  await expect(screen.cards).toHaveCount(2)
  await screen.kind.selectOption('Group')
  await expect(screen.card(/Ben Guest/)).toBeVisible()
  await expect(screen.cards).toHaveCount(1)
  await screen.kind.selectOption('Events and groups')
  await screen.search.fill('RUIZ')
  await expect(screen.card(/Carla Ruiz/)).toBeVisible()
  await expect(screen.cards).toHaveCount(1)

  const download = page.waitForEvent('download')
  await screen.export.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('"Carla Ruiz"')
  expect(text).toContain('"\u200B=1+1"')
  expect(text).not.toContain('Ben Guest')

  await screen.search.fill('nobody of this name')
  await expect(screen.none).toBeVisible()
})

test('a change that the server refuses is said, and nothing typed is lost', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 500/)
  await storeInquiry(site.db)
  await page.route('**/api/admin/inquiries/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  )

  await signIn(page)
  await visit('/admin/inquiries?status=all')
  const card = inbox(page).card(/Ana Guest/)
  await inbox(page).open(/Ana Guest/)
  await card.getByLabel('Your notes').fill('Called her.')
  await card.getByRole('button', { name: 'Save notes' }).click()
  await expectToast(page, { title: 'Error', description: 'Failed to save your notes' })
  await expect(card.getByLabel('Your notes')).toHaveValue('Called her.')
  await card.getByLabel('Status').selectOption('Closed')
  await expectToast(page, status.failed)
  await expect(card.getByLabel('Status')).toHaveValue('new')
})

test('a list that cannot be read says so and can be asked for again', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 500|Network response was not ok/)
  const list = '**/api/admin/inquiries?*'
  await page.route(list, (route) => route.fulfill({ status: 500, json: {} }))
  await signIn(page)
  await visit('/admin/inquiries')
  const alert = page.getByRole('alert')
  await expect(alert.getByText('Failed to fetch inquiries', { exact: true })).toBeVisible()

  await page.unroute(list)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(inbox(page).none).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test(
  "what looks like a program's is marked, and long words stay within the page",
  { tag: '@everywhere' },
  async ({ page, visit, site }) => {
    await storeInquiry(site.db, {
      isSuspect: true,
      name: 'W'.repeat(100),
      details: 'x'.repeat(400),
    })
    await signIn(page)
    await visit('/admin/inquiries')
    await expect(inbox(page).cards).toContainText('Possible spam')
    await inbox(page).open(/W/)
    await expect(page.getByLabel('Your answer')).toBeVisible()
    await expectNoHorizontalScrolling(page)
  },
)

test('what a guest wrote is read and never run', async ({ page, visit, site }) => {
  const attack = '<img src=x onerror=\'document.title="taken"\'>'
  const id = await storeGroupInquiry(site.db, { name: attack, specialRequests: attack })
  await storeAnswer(site.db, id, attack)
  await signIn(page)
  await visit('/admin/inquiries')
  await inbox(page).open(/img/)
  await expect(inbox(page).cards.getByText(attack)).toHaveCount(3)
  await page.getByRole('button', { name: 'Dates are free' }).click()
  const question = page.getByRole('dialog', { name: 'Not every cabin is free' })
  await expect(question).toContainText('Unknown')
  await question.getByRole('button', { name: 'Use it anyway' }).click()
  await expect(page.getByLabel('Your answer')).toHaveValue(new RegExp('Hello <img'))
  await expect(page.locator('[onerror]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('taken')
})
