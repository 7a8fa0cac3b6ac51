import { inquiryForm } from '#content/inquiry-forms.ts'
import { needsPhone } from '#contracts/contact-preference.ts'
import { notSentMessage } from '#contracts/not-sent.ts'
import type { FormKind } from '../../components/form/form-kind.ts'
import { textOf, type FormValues } from '../../components/form/values.ts'

/** A required field with its label. */
interface RequiredField {
  name: string
  label: string
}

export interface InquiryKind<Body extends object> extends FormKind<Body> {
  /** The button waits for these (specification, section 5). */
  required: readonly RequiredField[]
}

/** What the two forms have in common. */
export function inquiryKind<Name extends string>(
  name: 'event' | 'group',
  fields: Readonly<Record<Name, { label: string }>>,
  required: readonly Name[],
  phone: string,
) {
  const { name: guest, email } = inquiryForm.fields
  return {
    draft: `inquiry-draft:${name}`,
    required: [
      ...required.map((field) => ({ name: field, label: fields[field].label })),
      { name: 'name', label: guest.label },
      { name: 'email', label: email.label },
    ],
    unreachable: notSent(phone),
  }
}

/** Says beside the button that nothing was lost. */
export function notSent(phone: string) {
  const toast = notSentMessage(phone)
  return { message: `${inquiryForm.notSent} ${toast.description}`, toasts: [toast] }
}

/** Labels of the missing fields, in the form's order. */
export function missingIn(values: FormValues, required: readonly RequiredField[]): string[] {
  const phone = { name: 'phone', label: inquiryForm.fields.phone.label }
  const isPhoneNeeded = needsPhone(textOf(values, 'contactPreference'))
  return [...required, ...(isPhoneNeeded ? [phone] : [])]
    .filter(({ name }) => textOf(values, name).trim() === '')
    .map(({ label }) => label.replace(/\s*\*$/, ''))
}
