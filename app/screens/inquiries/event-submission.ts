import { planEvent } from '#content/inquiries/plan-event.ts'
import { choiceOf, contactOf, textOf, type FormValues } from '../../components/form/values.ts'
import { requiredOf } from './required-fields.ts'

/** Without these the form cannot be sent (specification, section 5). */
export const eventRequired = requiredOf(planEvent.form.fields, [
  'eventType',
  'eventDate',
  'guestCount',
])

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
