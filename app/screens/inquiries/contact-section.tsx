import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import { contactPreferenceLabels } from '#content/inquiries/inquiry-labels.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { contactPreferences } from '#contracts/options.ts'
import { FormSection } from '../../components/form/form-section.tsx'
import { BoxesField, fieldsIn, TextField, type FormState } from './inquiry-fields.tsx'

const { fields, sections } = inquiryForm

const preferences = contactPreferences.map((value) => ({
  value,
  label: contactPreferenceLabels[value],
}))

/** Who asks, and how to answer: the same in both forms. */
export function ContactSection({ state }: { state: FormState }) {
  const field = fieldsIn(state, fields)
  return (
    <FormSection heading={sections.contact}>
      <TextField {...field('name')} maxLength={inquiryLengths.name} autoComplete="name" required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('email')}
          type="email"
          maxLength={inquiryLengths.email}
          autoComplete="email"
          required
        />
        <TextField
          {...field('phone')}
          type="tel"
          maxLength={inquiryLengths.phone}
          autoComplete="tel"
        />
      </div>
      <BoxesField {...field('contactPreference')} type="radio" options={preferences} />
    </FormSection>
  )
}
