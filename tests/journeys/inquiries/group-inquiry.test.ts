import { inquiryMessages } from '#contracts/messages.ts'
import {
  contactPreferenceLabels,
  groupBudgetLabels,
  groupSizeLabels,
  groupTypeLabels,
} from '#content/inquiry-labels.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { datesPopover } from '../support/cabin-page.ts'
import { inDays, short } from '../support/days.ts'
import {
  boxesOf,
  expectSentToBoth,
  fillGroup,
  inquiryForm,
  openInquiry,
  storedInquiries,
} from '../support/inquiry-form.ts'
import { tabTo, tabToToday } from '../support/keyboard.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { optionsOf } from '../support/lists.ts'
import { holdBack } from '../support/responses.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

// spec: 1/group-capacity, 2/inquiries
test(
  'the page shows five cabins with room for twelve, each with how many it takes',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    await visit('/group-booking')
    const main = page.getByRole('main')
    await expect(main.getByRole('term').filter({ hasText: 'guests in all' })).toBeVisible()
    await expect(main.getByRole('definition').first()).toHaveText('5')
    await expect(main.getByRole('definition').nth(1)).toHaveText('12')
    const cabins = main.getByRole('region', { name: 'The cabins' }).getByRole('listitem')
    await expect(cabins).toHaveText([
      /Desert Willow.*Sleeps 2/,
      /Coyote Cabin.*Sleeps 2/,
      /Texas Sage.*Sleeps 2/,
      /Morning Dove.*Sleeps 2/,
      /Mountain Laurel.*Sleeps 4/,
    ])
    await expect(main.getByRole('complementary', { name: 'Need a hand?' })).toBeVisible()
    await expectNoHorizontalScrolling(page)
  },
)

// spec: 2/inquiries
test('every list of the form offers all its choices', async ({ page, visit }) => {
  await visit('/group-booking')
  const form = inquiryForm(page)
  for (const [list, none, labels] of [
    [form.groupType, 'Choose an answer', groupTypeLabels],
    [form.groupSize, 'Choose an answer', groupSizeLabels],
    [form.budget, 'No preference', groupBudgetLabels],
  ] as const) {
    expect(await optionsOf(list)).toEqual([['', none], ...Object.entries(labels)])
  }
  expect(await boxesOf(page, 'How should we reply?')).toEqual(
    Object.entries(contactPreferenceLabels),
  )
  const cabins = await boxesOf(page, 'Cabins you would like')
  expect(cabins.map(([value]) => value)).toEqual([
    'Desert Willow',
    'Coyote Cabin',
    'Texas Sage',
    'Morning Dove',
    'Mountain Laurel',
  ])
})

test('a whole inquiry is written with the keyboard alone', async ({ page, visit, site }) => {
  await openInquiry(page, visit, '/group-booking')
  const form = inquiryForm(page)
  await tabTo(form.groupType)
  await page.keyboard.type('Fam')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9')
  await tabTo(form.checkIn)
  await page.keyboard.press('Enter')
  const calendar = datesPopover(page)
  await expect(calendar.getByRole('grid').first()).toBeVisible()
  await tabToToday(calendar)
  // Eight weeks and four days on, then two nights.
  for (let week = 0; week < 8; week += 1) await page.keyboard.press('ArrowDown')
  for (let day = 0; day < 4; day += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  for (let night = 0; night < 2; night += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(form.checkOut).toContainText(short(inDays(62)))
  await tabTo(form.cabin('Coyote Cabin'))
  await page.keyboard.press('Space')
  await tabTo(form.name)
  await page.keyboard.type('Ana Guest')
  await tabTo(form.email)
  await page.keyboard.type('ana@guests.example')
  await tabTo(form.phone)
  await page.keyboard.type('512 555 0142')
  await tabTo(form.preference('Email'))
  await page.keyboard.press('ArrowDown')
  await expect(form.preference('Phone call')).toBeChecked()
  await tabTo(form.submit)
  await page.keyboard.press('Enter')

  await expect(form.sent).toBeFocused()
  expect(await storedInquiries(site)).toMatchObject([
    {
      groupType: 'family',
      groupSize: '9-12',
      checkIn: inDays(60),
      checkOut: inDays(62),
      cabinPreferences: '["Coyote Cabin"]',
      contactPreference: 'phone',
      isSuspect: 0,
    },
  ])
})

// spec: 4/inquiry-form, 8/inquiries, 9/reply-promise
test('an inquiry is stored, thanked for, and mailed to both with the chosen cabins', async ({
  page,
  visit,
  site,
}) => {
  await openInquiry(page, visit, '/group-booking')
  await fillGroup(page)
  const form = inquiryForm(page)
  await form.submit.click()

  await expectToast(page, inquiryMessages.group)
  await expect(form.sent).toHaveText(inquiryMessages.group.title)
  await expect(form.region.getByText(inquiryMessages.group.description)).toBeVisible()
  await expect(form.cabin('Desert Willow')).not.toBeChecked()
  await expect(form.submit).toBeDisabled()

  await expectSentToBoth(site, [
    ['_subject', 'Group Booking Inquiry'],
    ['_captcha', 'false'],
    ['flexibleDates', 'true'],
    ['firstTime', 'true'],
    ['selectedCabins', 'Desert Willow, Mountain Laurel'],
  ])
})

test('what was typed comes back after a reload, boxes too', async ({ page, visit }) => {
  await openInquiry(page, visit, '/group-booking')
  await fillGroup(page)
  await page.reload()
  await untilHydrated(page)
  const form = inquiryForm(page)
  await expect(form.name).toHaveValue('Ana Guest')
  await expect(form.checkOut).toContainText(short(inDays(33)))
  await expect(form.cabin('Desert Willow')).toBeChecked()
  await expect(form.cabin('Coyote Cabin')).not.toBeChecked()
  await expect(form.flexibleDates).toBeChecked()
  await expect(form.preference('Phone call')).toBeChecked()
  await expect(form.submit).toBeEnabled()
})

test("until the calendar arrives and the fields are left, days are typed into the browser's own", async ({
  page,
  visit,
}) => {
  const calendar = await holdBack(page, '**/assets/stay-calendar-*.js')
  await visit('/group-booking')
  const form = inquiryForm(page)
  await form.checkIn.click()
  const sheet = datesPopover(page)
  await sheet.getByLabel('Arrive').fill(inDays(30))
  await sheet.getByLabel('Leave').fill(inDays(33))
  await expect(form.checkIn).toContainText(short(inDays(30)))
  await expect(form.checkOut).toContainText(short(inDays(33)))

  await sheet.getByLabel('Leave').blur()
  calendar.letGo()
  await expect(sheet.getByRole('button', { name: /^3 nights .* Done$/ })).toBeVisible()
  await expect(form.checkOut).toContainText(short(inDays(33)))
})
