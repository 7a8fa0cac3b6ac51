import type { Locator } from '@playwright/test'
import { adminInquiries } from '#content/admin-inquiries.ts'
import { findInquiry } from '#store/inquiries/inquiries.ts'
import { storeInquiry } from '../../fixtures/inquiries.ts'
import { expect } from '../fixtures.ts'
import { holdAnswer } from '../support/held-answers.ts'
import { inbox } from '../support/inbox.ts'
import { mailTest } from '../support/mail-site.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

const { status } = adminInquiries

const test = mailTest.extend<{ opened: { id: string; card: Locator } }>({
  opened: async ({ page, visit, site }, provide) => {
    const id = await storeInquiry(site.db)
    await signIn(page)
    await visit('/admin/inquiries?status=all')
    await inbox(page).open(/^Ana Guest/)
    await provide({ id, card: inbox(page).card(/^Ana Guest/) })
  },
})

async function answer(card: Locator): Promise<void> {
  await card.getByLabel('Your answer').fill('Yes, gladly.')
  await card.getByRole('button', { name: 'Send answer' }).click()
}

async function note(card: Locator, text: string): Promise<void> {
  await card.getByLabel('Your notes').fill(text)
  await card.getByRole('button', { name: 'Save notes' }).click()
}

/** The request is answered only after the owner has closed the inquiry. */
async function closeWhile(held: { letGo: () => void }, card: Locator): Promise<void> {
  await card.getByLabel(status.label).selectOption('closed')
  held.letGo()
}

test('of two statuses chosen quickly the second stays', async ({
  page,
  site,
  opened: { id, card },
}) => {
  const first = await holdAnswer(page, '**/api/admin/inquiries/*', 'PATCH')
  await card.getByLabel(status.label).selectOption('answered')
  await first.arrived
  await closeWhile(first, card)
  await expectToast(page, status.saved('closed'))
  await expect(card.getByLabel(status.label)).toHaveValue('closed')
  expect(await findInquiry(site.db, id)).toMatchObject({ status: 'closed' })
})

test('a note saved while an answer is being sent stays, and the next one is saved too', async ({
  page,
  site,
  opened: { id, card },
}) => {
  const sending = await holdAnswer(page, '**/answers', 'POST')
  await answer(card)
  await sending.arrived
  await note(card, 'Called on Monday.')
  await expectToast(page, { title: 'Notes saved', description: 'They’re saved with the inquiry.' })
  sending.letGo()
  await expectToast(page, { title: 'Answer sent', description: 'The inquiry is now answered.' })
  await expect(card.getByLabel('Your notes')).toHaveValue('Called on Monday.')
  await expect(
    card.getByText('Someone else saved this in the meantime. Saving yours replaces it:'),
  ).toBeHidden()
  await note(card, 'Called on Tuesday.')
  await expectToast(page, { title: 'Notes saved', description: 'They’re saved with the inquiry.' })
  expect(await findInquiry(site.db, id)).toMatchObject({
    status: 'answered',
    notes: 'Called on Tuesday.',
  })
})

test('a status chosen while an answer is being sent stays', async ({
  page,
  site,
  opened: { id, card },
}) => {
  const sending = await holdAnswer(page, '**/answers', 'POST')
  await answer(card)
  await sending.arrived
  await closeWhile(sending, card)
  await expectToast(page, status.saved('closed'))
  await expect(card.getByLabel(status.label)).toHaveValue('closed')
  expect(await findInquiry(site.db, id)).toMatchObject({ status: 'closed' })
})

test('a status chosen while a note is being saved stays, and so does the next', async ({
  page,
  site,
  opened: { id, card },
}) => {
  const saving = await holdAnswer(page, '**/api/admin/inquiries/*', 'PATCH')
  await note(card, 'Called on Monday.')
  await saving.arrived
  await card.getByLabel(status.label).selectOption('answered')
  await expectToast(page, status.saved('answered'))
  saving.letGo()
  await expectToast(page, { title: 'Notes saved', description: 'They’re saved with the inquiry.' })
  await expect(card.getByLabel(status.label)).toHaveValue('answered')
  await card.getByLabel(status.label).selectOption('closed')
  await expectToast(page, status.saved('closed'))
  expect(await findInquiry(site.db, id)).toMatchObject({
    status: 'closed',
    notes: 'Called on Monday.',
  })
})
