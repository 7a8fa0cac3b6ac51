import { expect, type Page } from '@playwright/test'
import { inDays } from './days.ts'
import { chooseInCalendar } from './free-cabins.ts'
import { recipients, type Site } from './site.ts'

/** Long enough not to look like a program. */
const writingMs = 60_000

type Visit = (path: string) => Promise<unknown>

/** Both forms by their labels. */
export function inquiryForm(page: Page) {
  const form = page.getByRole('region', { name: /^(Tell us about your event|Ask for your dates)$/ })
  const field = (label: string) => form.getByLabel(label, { exact: true })
  return {
    region: form,
    name: field('Your name *'),
    email: field('Email *'),
    phone: field('Phone'),
    preference: (label: string) =>
      form.getByRole('group', { name: 'How should we reply?' }).getByLabel(label),
    budget: field('Budget'),
    eventType: field('Type of event *'),
    eventDate: field('Date *'),
    guestCount: field('Number of guests *'),
    duration: field('How long?'),
    details: field('What do you have in mind?'),
    groupType: field('Type of group *'),
    groupSize: field('Group size *'),
    // A button with the day, or the browser's field without scripts.
    checkIn: form.getByLabel(/^Check-in \*/),
    checkOut: form.getByLabel(/^Check-out \*/),
    flexibleDates: field('Our dates are flexible'),
    cabin: (name: string) =>
      form.getByRole('group', { name: 'Cabins you would like' }).getByLabel(name),
    firstTime: field('It is our first time here'),
    specialRequests: field('Special requests'),
    missing: form.getByText(/^Still required/),
    submit: form.getByRole('button', { name: /^(Send|Submitting)/ }),
    sent: form.getByRole('heading', { name: /Submitted!$/ }),
  }
}

/** Opens a form and takes as long as a person would. */
export async function openInquiry(
  page: Page,
  visit: Visit,
  path: '/plan-event' | '/group-booking',
): Promise<void> {
  await page.clock.install()
  await visit(path)
  await page.clock.fastForward(writingMs)
}

/** Fills in an event inquiry. */
export async function fillEvent(page: Page, overrides: { email?: string } = {}): Promise<void> {
  const form = inquiryForm(page)
  await form.eventType.selectOption('Wedding')
  await form.eventDate.fill(inDays(90))
  await form.guestCount.selectOption('16 to 20 guests')
  await form.duration.selectOption('A weekend')
  await form.budget.selectOption('$5,000 to $10,000')
  await form.details.fill('Vows at sunset,\nsupper by the fire.')
  await fillContact(page, overrides)
}

/** Fills in a group inquiry. */
export async function fillGroup(page: Page, overrides: { email?: string } = {}): Promise<void> {
  const form = inquiryForm(page)
  await form.groupType.selectOption('Friends')
  await form.groupSize.selectOption('5 to 8 people')
  await chooseStay(page)
  await form.flexibleDates.check()
  await form.cabin('Desert Willow').check()
  await form.cabin('Mountain Laurel').check()
  await form.budget.selectOption('$2,000 to $5,000')
  await form.firstTime.check()
  await form.specialRequests.fill('One of us sings.\nAt six.')
  await fillContact(page, overrides)
}

async function chooseStay(page: Page): Promise<void> {
  const { checkIn, checkOut } = inquiryForm(page)
  if ((await checkIn.getAttribute('type')) === 'date') {
    await checkIn.fill(inDays(30))
    await checkOut.fill(inDays(33))
    return
  }
  await checkIn.click()
  await chooseInCalendar(page, inDays(30), inDays(33))
}

async function fillContact(page: Page, { email = 'ana@guests.example' }): Promise<void> {
  const form = inquiryForm(page)
  await form.name.fill('Ana Guest')
  await form.email.fill(email)
  await form.phone.fill('5125550101')
  await form.preference('Phone call').check()
}

/** Value and label of every box with this name, in order. */
export function boxesOf(page: Page, name: string): Promise<[value: string, words: string][]> {
  return inquiryForm(page)
    .region.getByRole('group', { name })
    .evaluate((group) =>
      [...group.querySelectorAll('input')].map(({ value, labels }) => [
        value,
        labels?.[0]?.textContent?.trim() ?? '',
      ]),
    )
}

/** All stored inquiries, oldest first. */
export function storedInquiries({ db }: Site) {
  return db.selectFrom('inquiries').selectAll().orderBy('id').execute()
}

/** Resolves once both recipients have been sent a form with these fields. */
export async function expectSentToBoth({ formMail }: Site, expected: [string, string][]) {
  await formMail.received.reach(recipients.length)
  for (const address of recipients) {
    const sent = formMail.received.items.filter(({ recipient }) => recipient === address)
    expect(sent.map(({ fields }) => fields)).toEqual([expect.arrayContaining(expected)])
  }
}
