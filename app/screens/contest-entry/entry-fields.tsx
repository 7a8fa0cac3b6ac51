import { cabins } from '#content/cabins.ts'
import { contestEntry } from '#content/contest-entry.ts'
import { submissionLengths } from '#contracts/limits.ts'
import { Field, Select } from '../../parts/field.tsx'
import { trapField, type Mistakes } from '../inquiry/form-values.ts'
import { Box, FormSection, TextField } from '../inquiry/inquiry-fields.tsx'

const { fields, sections } = contestEntry.form

interface FieldsProps {
  mistakes: Mistakes
}

/** Who enters, and which stay it was. The fields keep by themselves what is typed into them. */
export function GuestFields({ mistakes }: FieldsProps) {
  const state = { mistakes, values: undefined }
  const lengths = submissionLengths
  return (
    <FormSection heading={sections.guest}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          state={state}
          name="guestName"
          words={fields.guestName}
          maxLength={lengths.guestName}
          autoComplete="name"
          required
        />
        <TextField
          state={state}
          name="guestEmail"
          words={fields.guestEmail}
          type="email"
          maxLength={lengths.guestEmail}
          autoComplete="email"
          required
        />
        <CabinField mistakes={mistakes} />
        <TextField
          state={state}
          name="stayDates"
          words={fields.stayDates}
          maxLength={lengths.stayDates}
          required
        />
      </div>
      <TextField
        state={state}
        name="description"
        words={fields.description}
        rows={5}
        maxLength={lengths.description}
        required
      />
    </FormSection>
  )
}

function CabinField({ mistakes }: FieldsProps) {
  const { label, hint, choose } = fields.cabinStayed
  return (
    <Field label={label} hint={hint} error={mistakes['cabinStayed']}>
      {(control) => (
        <Select name="cabinStayed" required {...control}>
          <option value="">{choose}</option>
          {cabins.map(({ slug, name }) => (
            <option key={slug}>{name}</option>
          ))}
        </Select>
      )}
    </Field>
  )
}

export function ConsentFields({ mistakes }: FieldsProps) {
  const mistake = mistakes['consentToTerms']
  return (
    <>
      <Box
        type="checkbox"
        name="consentToDisplay"
        value="true"
        label={fields.consentToDisplay.label}
      />
      <Box
        type="checkbox"
        name="consentToTerms"
        value="true"
        required
        label={fields.consentToTerms.label}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? 'terms-error' : undefined}
      />
      {mistake && (
        <p id="terms-error" className="text-[0.9rem] font-medium text-danger">
          {mistake}
        </p>
      )}
    </>
  )
}

/** Invisible to people and screen readers, tempting to programs. */
export function Trap() {
  return (
    <div aria-hidden className="absolute -left-[200vw]">
      <label>
        Website
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
