import { groupBooking } from '#content/inquiries/group-booking.ts'
import { contactOf, textOf, type FormValues } from '../../components/form/values.ts'
import { requiredOf } from './required-fields.ts'

/** Without these the form cannot be sent (specification, section 5). */
export const groupRequired = requiredOf(groupBooking.form.fields, [
  'groupType',
  'groupSize',
  'checkIn',
  'checkOut',
])

/** The form as the API takes it; the API's schema judges it. */
export function toGroupSubmission(values: FormValues, filledInMs = 0) {
  return {
    ...contactOf(values, filledInMs),
    groupType: textOf(values, 'groupType'),
    groupSize: textOf(values, 'groupSize'),
    checkIn: textOf(values, 'checkIn'),
    checkOut: textOf(values, 'checkOut'),
    cabinPreferences: values['cabinPreferences'] ?? [],
    flexibleDates: textOf(values, 'flexibleDates') === 'true',
    firstTime: textOf(values, 'firstTime') === 'true',
    specialRequests: textOf(values, 'specialRequests'),
  }
}

export type GroupSubmission = ReturnType<typeof toGroupSubmission>
