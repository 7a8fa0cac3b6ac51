// spec: 2/inquiries, 4/inquiry-form, 8/inquiries, 9/reply-promise
import { inquiryMessages } from '#contracts/messages.ts'
import {
  contactPreferenceLabels,
  eventBudgetLabels,
  eventDurationLabels,
  eventGuestCountLabels,
  eventTypeLabels,
} from '#content/inquiry-labels.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, test } from '../fixtures.ts'
import { inDays } from '../support/days.ts'
import {
  boxesOf,
  expectSentToBoth,
  fillEvent,
  inquiryForm,
  openInquiry,
  storedInquiries,
} from '../support/inquiry-form.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { optionsOf } from '../support/lists.ts'
import { expectToast, toasts } from '../support/toasts.ts'

const { facts } = sampleSite

test.use({ hasOwnSite: true })

test(
  'the page says what can be celebrated here, where, and whom to call',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    await visit('/plan-event')
    const main = page.getByRole('main')
    for (const { name } of Object.values(sampleSite.document('plan-event').types)) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(main.getByRole('heading', { name: 'Covered pavilion' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Fire pit' })).toBeVisible()
    const card = main.getByRole('complementary', { name: 'Rather talk it over?' })
    await expect(card.getByRole('link', { name: facts.phone })).toHaveAttribute('href', /^tel:/)
    await expect(card.getByRole('link', { name: facts.email })).toHaveAttribute('href', /^mailto:/)
    await expectNoHorizontalScrolling(page)
  },
)

test('every list of the form offers all its choices', async ({ page, visit }) => {
  await visit('/plan-event')
  const form = inquiryForm(page)
  for (const [list, none, labels] of [
    [form.eventType, 'Choose an answer', eventTypeLabels],
    [form.guestCount, 'Choose an answer', eventGuestCountLabels],
    [form.duration, 'No preference', eventDurationLabels],
    [form.budget, 'No preference', eventBudgetLabels],
  ] as const) {
    expect(await optionsOf(list)).toEqual([['', none], ...Object.entries(labels)])
  }
  expect(await boxesOf(page, 'How should we reply?')).toEqual(
    Object.entries(contactPreferenceLabels),
  )
})

test('the button waits until everything required is there, and says what is missing', async ({
  page,
  visit,
}) => {
  await visit('/plan-event')
  const form = inquiryForm(page)
  await expect(form.submit).toBeDisabled()
  await expect(form.submit).toHaveAccessibleDescription(
    'Still required: Type of event, Date, Number of guests, Your name, Email.',
  )
  await form.eventType.selectOption('Reunion')
  await form.guestCount.selectOption('More than 20 guests')
  await form.name.fill('Ana Guest')
  await form.email.fill('ana@guests.example')
  await expect(form.missing).toHaveText('Still required: Date.')
  await expect(form.submit).toBeDisabled()
  await form.eventDate.fill(inDays(0))
  await expect(form.submit).toBeEnabled()
  await expect(form.region.getByRole('status')).toHaveText(/You can send it now/)
  await form.name.fill('   ')
  await expect(form.submit).toBeDisabled()
})

test('an inquiry is stored, thanked for, mailed to both, and leaves an empty form', async ({
  page,
  visit,
  site,
}) => {
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  const form = inquiryForm(page)
  await form.submit.click()

  await expectToast(page, inquiryMessages.event)
  await expect(form.sent).toBeFocused()
  await expect(form.sent).toHaveText(inquiryMessages.event.title)
  await expect(form.region.getByText(inquiryMessages.event.description)).toBeVisible()
  await expect(form.name).toHaveValue('')
  await expect(form.eventType).toHaveValue('')
  await expect(form.preference('Phone call')).not.toBeChecked()
  await expect(form.submit).toBeDisabled()
  expect(await storedInquiries(site)).toMatchObject([
    { kind: 'event', name: 'Ana Guest', eventDate: inDays(90), status: 'new', isSuspect: 0 },
  ])

  await expectSentToBoth(site, [
    ['_subject', 'Event Planning Inquiry'],
    ['_captcha', 'false'],
    ['_next', `${site.origin}/plan-event`],
    ['eventType', 'wedding'],
    ['contactPreference', 'phone'],
  ])
})

test('what is wrong is said beside the field, before anything is sent', async ({
  page,
  visit,
  site,
}) => {
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page, { email: 'ana@guests.' })
  const form = inquiryForm(page)
  await form.eventDate.fill(inDays(-1))
  await form.submit.click()

  await expect(form.eventDate).toBeFocused()
  await expect(form.eventDate).toHaveAccessibleDescription(/today or a later date/)
  await expect(form.email).toHaveAccessibleDescription(/such as name@example\.com/)
  await expect(toasts(page)).toHaveCount(0)
  expect(await storedInquiries(site)).toEqual([])

  await form.eventDate.fill(inDays(90))
  await form.email.fill('ana@guests.example')
  await form.submit.click()
  await expect(form.sent).toBeVisible()
  expect(await storedInquiries(site)).toHaveLength(1)
})
