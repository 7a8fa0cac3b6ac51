import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import type { RequiredField } from '../../components/form/values.ts'

/** Those of these names, in the order of the form, and the two without which nobody can be answered. */
export function requiredOf<Name extends string>(
  fields: Readonly<Record<Name, { label: string }>>,
  names: readonly Name[],
): RequiredField[] {
  const { name, email } = inquiryForm.fields
  return [
    ...names.map((field) => ({ name: field, label: fields[field].label })),
    { name: 'name', label: name.label },
    { name: 'email', label: email.label },
  ]
}
