// spec: 7/inquiry-mail, 9/reply-promise
import { describe, expect, test } from 'vitest'
import { eventInquiry, groupInquiry } from '#tests/fixtures/inquiries.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { inquiryConfirmation } from './inquiry-confirmation.ts'
import { inquiryNotifications } from './inquiries.ts'

const eventUrl = 'https://cabins.example/plan-event'
const groupUrl = 'https://cabins.example/group-booking'

describe('the form-mail payload of an inquiry', () => {
  test('about an event has the hidden fields and the inputs, the same for both recipients', () => {
    const [owner, business] = inquiryNotifications({ kind: 'event', ...eventInquiry() }, eventUrl)
    expect(owner).toMatchObject({ kind: 'inquiry', recipient: 'owner' })
    expect(owner?.subject).toBe('Event Planning Inquiry')
    expect(owner?.fields).toEqual([
      ['_subject', 'Event Planning Inquiry'],
      ['_next', eventUrl],
      ['_captcha', 'false'],
      ['name', 'Ana Guest'],
      ['email', 'ana@guests.example'],
      ['phone', '512-555-0101'],
      ['eventType', 'wedding'],
      ['eventDate', '2025-10-04'],
      ['guestCount', '16-20'],
      ['duration', 'weekend'],
      ['budget', '5k-10k'],
      ['details', 'Vows at sunset,\nsupper by the fire.'],
      ['contactPreference', 'phone'],
    ])
    expect(business).toEqual({ ...owner, recipient: 'business' })
  })

  test('about a group adds the chosen cabins, joined by commas', () => {
    const [owner] = inquiryNotifications({ kind: 'group', ...groupInquiry() }, groupUrl)
    expect(owner?.fields).toEqual([
      ['_subject', 'Group Booking Inquiry'],
      ['_next', groupUrl],
      ['_captcha', 'false'],
      ['name', 'Ben Guest'],
      ['email', 'ben@guests.example'],
      ['phone', '512-555-0102'],
      ['groupType', 'friends'],
      ['groupSize', '5-8'],
      ['checkIn', '2025-09-12'],
      ['checkOut', '2025-09-15'],
      ['cabinPreferences', 'Desert Willow'],
      ['cabinPreferences', 'Mountain Laurel'],
      ['flexibleDates', 'true'],
      ['firstTime', 'false'],
      ['budget', '2k-5k'],
      ['specialRequests', 'One of us sings.\nAt six.'],
      ['contactPreference', 'either'],
      ['selectedCabins', 'Desert Willow, Mountain Laurel'],
    ])
  })
})

describe('the confirmation to a guest', () => {
  const { facts } = sampleSite
  const attack = 'BUY PILLS https://pills.example\r\nBcc: all@guests.example'

  test('says what was requested and that we reply within 24 hours', () => {
    const event = textOf(inquiryConfirmation({ kind: 'event', ...eventInquiry() }, facts))
    expect(event).toContain('Date: Saturday, October 4, 2025')
    expect(event).toContain('Event: Wedding')
    const group = textOf(inquiryConfirmation({ kind: 'group', ...groupInquiry() }, facts))
    expect(group).toContain('Check-in: Friday, September 12, 2025')
    for (const text of [event, group]) expect(text).toContain('within 24 hours')
  })

  test('repeats no free text from its sender, so it cannot be used to message strangers', () => {
    const words = { name: attack, phone: attack }
    const notifications = [
      inquiryConfirmation({ kind: 'event', ...eventInquiry({ ...words, details: attack }) }, facts),
      inquiryConfirmation(
        {
          kind: 'group',
          ...groupInquiry({ ...words, specialRequests: attack, cabinPreferences: [attack] }),
        },
        facts,
      ),
    ]
    for (const notification of notifications) {
      expect(JSON.stringify(notification)).not.toMatch(/pills|bcc/i)
    }
  })

  test('has the property as its reply address, and no field of the form', () => {
    const { fields } = inquiryConfirmation({ kind: 'event', ...eventInquiry() }, facts)
    expect(fields.map(([name]) => name)).toEqual(['_subject', '_text', 'email'])
    expect(new Map(fields).get('email')).toBe(facts.email)
  })
})

function textOf({ fields }: ReturnType<typeof inquiryConfirmation>): string {
  return new Map(fields).get('_text') ?? ''
}
