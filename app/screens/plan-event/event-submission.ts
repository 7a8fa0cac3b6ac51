import { planEvent } from '#content/plan-event.ts'
import { inquiryForm } from '#content/inquiry-form.ts'
import { choiceOf, contactOf, textOf, type FormValues } from '../inquiry/form-values.ts'

const { fields } = planEvent.form
const contact = inquiryForm.fields

/** Without these the form cannot be sent (specification, section 5), in the order of the form. */
export const eventRequired = [
  { name: 'eventType', label: fields.eventType.label },
  { name: 'eventDate', label: fields.eventDate.label },
  { name: 'guestCount', label: fields.guestCount.label },
  { name: 'name', label: contact.name.label },
  { name: 'email', label: contact.email.label },
] as const

/** The form as the API takes it; the API's schema judges it. */
export function toEventSubmission(values: FormValues, filledInMs = 0) {
  return {
    ...contactOf(values, filledInMs),
    eventType: textOf(values, 'eventType'),
    eventDate: textOf(values, 'eventDate'),
    guestCount: textOf(values, 'guestCount'),
    duration: choiceOf(values, 'duration'),
    details: textOf(values, 'details'),
  }
}

export type EventSubmission = ReturnType<typeof toEventSubmission>
