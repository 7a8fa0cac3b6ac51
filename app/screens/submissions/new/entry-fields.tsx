import type { ComponentProps } from 'react'
import { cabins } from '#content/cabins.ts'
import { contestEntry } from '#content/contest-entry.ts'
import { submissionLengths } from '#contracts/limits.ts'
import { Field, Select, TextArea, TextInput } from '../../../components/form/field.tsx'
import { Box } from '../../../components/form/box.tsx'
import { FormSection } from '../../../components/form/form-section.tsx'
import type { Mistakes } from '../../../components/form/values.ts'

const { fields, sections } = contestEntry.form

interface FieldsProps {
  mistakes: Mistakes
}

/** Who enters, and which stay it was. The fields keep by themselves what is typed into them. */
export function GuestFields({ mistakes }: FieldsProps) {
  return (
    <FormSection heading={sections.guest}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="guestName" mistakes={mistakes} autoComplete="name" />
        <TextField name="guestEmail" mistakes={mistakes} type="email" autoComplete="email" />
        <CabinField mistakes={mistakes} />
        <TextField name="stayDates" mistakes={mistakes} />
      </div>
      <Story mistakes={mistakes} />
    </FormSection>
  )
}

interface TextFieldProps extends FieldsProps, ComponentProps<'input'> {
  name: 'guestName' | 'guestEmail' | 'stayDates'
}

function TextField({ name, mistakes, ...rest }: TextFieldProps) {
  return (
    <Field {...fields[name]} error={mistakes[name]}>
      {(control) => (
        <TextInput
          {...rest}
          name={name}
          required
          maxLength={submissionLengths[name]}
          {...control}
        />
      )}
    </Field>
  )
}

function Story({ mistakes }: FieldsProps) {
  const { description } = submissionLengths
  return (
    <Field {...fields.description} error={mistakes['description']}>
      {(control) => (
        <TextArea name="description" rows={5} required maxLength={description} {...control} />
      )}
    </Field>
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
