import { storeContest, storePrize } from '../../fixtures/contests.ts'
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect } from '../fixtures.ts'
import { entryModeration, servePictures } from '../support/entries.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { mailTest as test } from '../support/mail-site.ts'
import { administrator, signIn } from '../support/sign-in.ts'

test('the owner writes to a winner and marks the prize as sent', async ({
  page,
  visit,
  site,
  mail,
}) => {
  const { id: contestId } = await storeContest(site.db)
  await storePrize(site.db, contestId)
  await storeSubmission(site.db, { contestId, guestName: 'Ada' }, ['approved', 'winner'])
  await servePictures(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  await visit('/admin/winners')
  const card = entryModeration(page).card('Ada')
  await card.getByRole('button', { name: 'Letter to the winner' }).click()
  const letter = card.getByLabel('Your letter')
  await expect(letter).toHaveValue(/^Hello Ada,[^]*Your prize: Gift card\./)
  await letter.press('Control+End')
  await letter.pressSequentially('\n\nSee you in May!')
  await expectNoHorizontalScrolling(page)
  await card.getByRole('button', { name: 'Send letter' }).click()

  await expect(card.getByText(/^Delivered /)).toBeVisible()
  await expect(letter).toHaveCount(0)
  const [sent] = mail.received.items
  expect(sent?.recipients).toEqual(['ana@guests.example'])
  expect(sent?.mail.subject).toBe('You won “Porches in June”')
  expect(sent?.mail.text).toMatch(/See you in May!\n\nCabins/)

  await card.getByRole('button', { name: 'Mark prize as sent' }).click()
  await expect(card.getByText(/^Prize sent, /)).toContainText(administrator.username)
  await expect(card.getByRole('button', { name: 'Not sent after all' })).toBeVisible()
})
