import { inquiryForm } from '#content/inquiry-forms.ts'
import { inquiryMessages } from '#contracts/messages.ts'
import type { Outcome } from '../../components/form/form-kind.ts'
import { honeypotField } from '../../components/form/form-frame.tsx'
import { textOf, textsOf, type FormValues } from '../../components/form/values.ts'
import type { Facts } from '../../documents.ts'
import { notSent, type InquiryKind } from './inquiry-kind.ts'

/** What distinguishes how the two forms are sent. */
type SendInquiry<Body extends object> = Omit<
  InquiryKind<Body>,
  'draft' | 'required' | 'unreachable'
>

/** What both forms send. */
function contactOf(values: FormValues, filledInMs: number) {
  return {
    ...textsOf(values, ['name', 'phone']),
    email: textOf(values, 'email').trim(),
    contactPreference: textOf(values, 'contactPreference') || null,
    budget: textOf(values, 'budget') || null,
    website: textOf(values, honeypotField),
    filledInMs,
  }
}

function eventBody(values: FormValues, filledInMs: number) {
  return {
    ...contactOf(values, filledInMs),
    ...textsOf(values, ['eventType', 'eventDate', 'guestCount', 'details']),
    duration: textOf(values, 'duration') || null,
  }
}

function groupBody(values: FormValues, filledInMs: number) {
  return {
    ...contactOf(values, filledInMs),
    ...textsOf(values, ['groupType', 'groupSize', 'checkIn', 'checkOut', 'specialRequests']),
    cabinPreferences: values['cabinPreferences'] ?? [],
    flexibleDates: textOf(values, 'flexibleDates') === 'true',
    firstTime: textOf(values, 'firstTime') === 'true',
  }
}

function explaining({ phone }: Facts) {
  return ({ kind }: Pick<Outcome, 'kind'>) =>
    kind === 'invalid' ? { message: inquiryForm.check } : notSent(phone)
}

export type EventBody = ReturnType<typeof eventBody>
export type GroupBody = ReturnType<typeof groupBody>

export const sendEvent = (facts: Facts): SendInquiry<EventBody> => ({
  address: '/api/inquiries/event',
  toBody: eventBody,
  loadCheck: async () => {
    const { checkEvent } = await import('./check-inquiry.ts')
    return (inquiry) => checkEvent(inquiry, facts)
  },
  explain: explaining(facts),
  thanks: inquiryMessages.event,
})

export const sendGroup = (facts: Facts): SendInquiry<GroupBody> => ({
  address: '/api/inquiries/group',
  toBody: groupBody,
  loadCheck: async () => {
    const { checkGroup } = await import('./check-inquiry.ts')
    return (inquiry) => checkGroup(inquiry, facts)
  },
  explain: explaining(facts),
  thanks: inquiryMessages.group,
})
