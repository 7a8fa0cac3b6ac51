import { inquiryForm } from '#content/inquiry-forms.ts'
import { todayIn } from '#contracts/dates.ts'
import { eventDayErrors, groupDayErrors } from '#contracts/inquiry-days.ts'
import { eventInquirySchema, groupInquirySchema } from '#contracts/inquiries.ts'
import { inquiryMessages } from '#contracts/messages.ts'
import { fieldErrors } from '../../components/form/outcome.ts'
import type { FormCode, Outcome } from '../../components/form/form-kind.ts'
import { honeypotField } from '../../components/form/form-frame.tsx'
import { textOf, textsOf, type FormValues } from '../../components/form/values.ts'
import type { Facts } from '../../documents.ts'
import { notSent } from './inquiry-kind.ts'

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

export const eventCode = (facts: Facts): FormCode<EventBody> => ({
  address: '/api/inquiries/event',
  toBody: eventBody,
  check: (inquiry) => ({
    ...eventDayErrors(inquiry, todayIn(facts.timeZone)),
    ...fieldErrors(eventInquirySchema.safeParse(inquiry)),
  }),
  explain: explaining(facts),
  thanks: inquiryMessages.event,
})

export const groupCode = (facts: Facts): FormCode<GroupBody> => ({
  address: '/api/inquiries/group',
  toBody: groupBody,
  check: (inquiry) => ({
    ...groupDayErrors(inquiry, todayIn(facts.timeZone)),
    ...fieldErrors(groupInquirySchema.safeParse(inquiry)),
  }),
  explain: explaining(facts),
  thanks: inquiryMessages.group,
})
