import { inquiryForm } from '#content/inquiry-form.ts'
import { contactPreferenceLabels } from '#content/inquiry-labels.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { contactPreferences } from '#contracts/options.ts'
import { BoxesField, FormSection, TextField, type FormState } from './inquiry-fields.tsx'

const { fields, sections } = inquiryForm

const preferences = contactPreferences.map((value) => ({
  value,
  label: contactPreferenceLabels[value],
}))

/** Who asks, and how to answer: the same in both forms. */
export function ContactSection({ state }: { state: FormState }) {
  return (
    <FormSection heading={sections.contact}>
      <TextField
        state={state}
        name="name"
        words={fields.name}
        maxLength={inquiryLengths.name}
        autoComplete="name"
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          state={state}
          name="email"
          words={fields.email}
          type="email"
          maxLength={inquiryLengths.email}
          autoComplete="email"
          required
        />
        <TextField
          state={state}
          name="phone"
          words={fields.phone}
          type="tel"
          maxLength={inquiryLengths.phone}
          autoComplete="tel"
        />
      </div>
      <BoxesField
        state={state}
        name="contactPreference"
        words={fields.contactPreference}
        type="radio"
        options={preferences}
      />
    </FormSection>
  )
}
