import { inquiryMessages } from '#contracts/messages.ts'
import { expect, test } from '../fixtures.ts'
import { inDays } from '../support/days.ts'
import { fillGroup, inquiryForm, openInquiry, storedInquiries } from '../support/inquiry-form.ts'

test.use({ hasOwnSite: true })

test('a check-out that is not after the check-in is said beside it', async ({
  page,
  visit,
  site,
}) => {
  await openInquiry(page, visit, '/group-booking')
  await fillGroup(page)
  const form = inquiryForm(page)
  await form.checkOut.fill(inDays(30))
  await form.submit.click()

  await expect(form.checkOut).toBeFocused()
  await expect(form.checkOut).toHaveAccessibleDescription(/after your check-in date/)
  await expect(form.checkIn).not.toHaveAttribute('aria-invalid')
  expect(await storedInquiries(site)).toEqual([])
})

test('the calendar offers no day before today, and no check-out before the check-in', async ({
  page,
  visit,
}) => {
  await visit('/group-booking')
  const form = inquiryForm(page)
  await expect(form.checkIn).toHaveAttribute('min', inDays(0))
  await form.checkIn.fill(inDays(10))
  await expect(form.checkOut).toHaveAttribute('min', inDays(11))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what the server does not take comes back with every box, and then goes through', async ({
    page,
    site,
    troubles,
  }) => {
    troubles.expect(/status of 422/)
    await page.goto('/group-booking')
    await fillGroup(page)
    const form = inquiryForm(page)
    await form.checkOut.fill(inDays(29))
    await form.submit.click()

    await expect(form.checkOut).toHaveAccessibleDescription(/after your check-in date/)
    await expect(form.cabin('Mountain Laurel')).toBeChecked()
    await expect(form.cabin('Texas Sage')).not.toBeChecked()
    await expect(form.firstTime).toBeChecked()
    await expect(form.specialRequests).toHaveValue('One of us sings.\nAt six.')
    await form.checkOut.fill(inDays(31))
    await form.submit.click()
    await expect(form.sent).toHaveText(inquiryMessages.group.title)
    expect(await storedInquiries(site)).toMatchObject([
      { cabinPreferences: '["Desert Willow","Mountain Laurel"]', flexibleDates: 1 },
    ])
  })
})
