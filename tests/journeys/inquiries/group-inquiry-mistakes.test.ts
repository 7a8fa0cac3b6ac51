import { inquiryMessages } from '#contracts/messages.ts'
import { expect, test } from '../fixtures.ts'
import { datesPopover } from '../support/cabin-page.ts'
import { firstOfThisMonth, inDays, short, spoken } from '../support/days.ts'
import { chooseInCalendar } from '../support/free-cabins.ts'
import { fillGroup, inquiryForm, storedInquiries } from '../support/inquiry-form.ts'

test.use({ hasOwnSite: true })

test('the calendar offers no day before today, and no check-out before the check-in', async ({
  page,
  visit,
}) => {
  await visit('/group-booking')
  const form = inquiryForm(page)
  const calendar = datesPopover(page)
  await form.checkIn.click()
  const day = (days: number) => calendar.getByRole('button', { name: spoken(inDays(days)) })
  await expect(day(0)).toBeVisible()
  if (firstOfThisMonth() !== inDays(0)) {
    await expect(day(-1)).toHaveAttribute('aria-disabled', 'true')
  }
  await chooseInCalendar(page, inDays(10), inDays(12))
  await expect(form.checkIn).toContainText(short(inDays(10)))
  await expect(form.checkOut).toContainText(short(inDays(12)))

  await form.checkIn.click()
  // An earlier day is a new check-in.
  await chooseInCalendar(page, inDays(8), inDays(9))
  await expect(form.checkIn).toContainText(short(inDays(8)))
  await expect(form.checkOut).toContainText(short(inDays(9)))
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
