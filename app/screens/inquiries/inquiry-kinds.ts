import { groupBooking, inquiryForm, planEvent } from '#content/inquiry-forms.ts'
import { needsPhone } from '#contracts/contact-preference.ts'
import { inquiryMessages } from '#contracts/messages.ts'
import { notSentMessage } from '#contracts/not-sent.ts'
import type { FormKind, Outcome } from '../../components/form/form-kind.ts'
import { honeypotField } from '../../components/form/form-frame.tsx'
import { textOf, textsOf, type FormValues } from '../../components/form/values.ts'
import type { Facts } from '../../documents.ts'

/** A required field with its label. */
interface RequiredField {
  name: string
  label: string
}

export interface InquiryKind<Body extends object> extends FormKind<Body> {
  /** The button waits for these (specification, section 5). */
  required: readonly RequiredField[]
}

const { name, email, phone } = inquiryForm.fields

export function eventKind(facts: Facts): InquiryKind<EventBody> {
  const { eventType, eventDate, guestCount } = planEvent.form.fields
  return {
    ...failuresOf(facts),
    draft: 'inquiry-draft:event',
    required: named({ eventType, eventDate, guestCount, name, email }),
    address: '/api/inquiries/event',
    toBody: eventBody,
    loadCheck: async () => (await import('./check-inquiry.ts')).checkEvent(facts),
    thanks: inquiryMessages.event,
  }
}

export function groupKind(facts: Facts): InquiryKind<GroupBody> {
  const { groupType, groupSize, checkIn, checkOut } = groupBooking.form.fields
  return {
    ...failuresOf(facts),
    draft: 'inquiry-draft:group',
    required: named({ groupType, groupSize, checkIn, checkOut, name, email }),
    address: '/api/inquiries/group',
    toBody: groupBody,
    loadCheck: async () => (await import('./check-inquiry.ts')).checkGroup(facts),
    thanks: inquiryMessages.group,
  }
}

function named(fields: Readonly<Record<string, { label: string }>>): RequiredField[] {
  return Object.entries(fields).map(([field, { label }]) => ({ name: field, label }))
}

/** Says beside the button that nothing was lost. */
function failuresOf(facts: Facts) {
  const toast = notSentMessage(facts.phone)
  const notSent = { message: `${inquiryForm.notSent} ${toast.description}`, toasts: [toast] }
  return {
    unreachable: notSent,
    explain: ({ kind }: Outcome) => (kind === 'invalid' ? { message: inquiryForm.check } : notSent),
  }
}

export type EventBody = ReturnType<typeof eventBody>
export type GroupBody = ReturnType<typeof groupBody>

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

/** Labels of the missing fields, in the form's order. */
export function missingIn(values: FormValues, required: readonly RequiredField[]): string[] {
  const isPhoneNeeded = needsPhone(textOf(values, 'contactPreference'))
  return [...required, ...(isPhoneNeeded ? named({ phone }) : [])]
    .filter((field) => textOf(values, field.name).trim() === '')
    .map(({ label }) => label.replace(/\s*\*$/, ''))
}
