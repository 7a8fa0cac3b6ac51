import { inquiryForm } from '#content/inquiry-forms.ts'
import { contactPreferenceLabels } from '#content/inquiry-labels.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { contactPreferences } from '#contracts/options.ts'
import { BoxesField, TextField } from '../../components/form/fields.tsx'
import { FormSection } from '../../components/form/form-frame.tsx'

const { fields, sections } = inquiryForm

const preferences = contactPreferences.map((value) => ({
  value,
  label: contactPreferenceLabels[value],
}))

/** Who asks, and how to reply: the same in both forms. */
export function ContactSection() {
  return (
    <FormSection heading={sections.contact}>
      <TextField
        name="name"
        {...fields.name}
        maxLength={inquiryLengths.name}
        autoComplete="name"
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="email"
          {...fields.email}
          type="email"
          maxLength={inquiryLengths.email}
          autoComplete="email"
          required
        />
        <TextField
          name="phone"
          {...fields.phone}
          type="tel"
          maxLength={inquiryLengths.phone}
          autoComplete="tel"
        />
      </div>
      <BoxesField
        name="contactPreference"
        {...fields.contactPreference}
        type="radio"
        options={preferences}
      />
    </FormSection>
  )
}
