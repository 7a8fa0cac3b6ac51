import { groupBooking } from '#content/group-booking.ts'
import { inquiryForm } from '#content/inquiry-form.ts'
import { contactOf, textOf, type FormValues } from '../inquiry/form-values.ts'

const { fields } = groupBooking.form
const contact = inquiryForm.fields

/** Without these the form cannot be sent (specification, section 5), in the order of the form. */
export const groupRequired = [
  { name: 'groupType', label: fields.groupType.label },
  { name: 'groupSize', label: fields.groupSize.label },
  { name: 'checkIn', label: fields.checkIn.label },
  { name: 'checkOut', label: fields.checkOut.label },
  { name: 'name', label: contact.name.label },
  { name: 'email', label: contact.email.label },
] as const

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
