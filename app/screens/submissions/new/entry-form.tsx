import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { contestEntry } from '#content/contest-entry.ts'
import { contestRulesAddress } from '#content/contest.ts'
import { yearOf } from '#contracts/dates.ts'
import { submissionLengths } from '#contracts/limits.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { useToday } from '../../../components/availability/use-today.ts'
import { CheckField, ChoiceField, TextField } from '../../../components/form/fields.tsx'
import { FormFrame, FormSection, Honeypot } from '../../../components/form/form-frame.tsx'
import type { FormValues } from '../../../components/form/values.ts'
import type { ShownStay } from '../../../components/stay-links/shown-stay.ts'
import { StayField, StayNotice } from '../../../components/stay-links/stay-notice.tsx'
import { useCabins, useFacts } from '../../../documents.ts'
import { FileField } from './file-field.tsx'
import { Sending } from './sending.tsx'
import { useEntryForm } from './upload.tsx'

const words = contestEntry.form
const { fields, sections } = words

interface EntryFormProps {
  contest: ActiveContest
  /** Version of the rules the guest agrees to. */
  termsVersion: string
  /** The owner's link by which the guest came. */
  stay: ShownStay | null
}

export function EntryForm({ contest, termsVersion, stay }: EntryFormProps) {
  const entry = useEntryForm(contest.id)
  const { isSubmitting } = entry
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Disabled fields would drop the focus while the entry is being sent.
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!isSubmitting) submitter?.focus()
    entry.onSubmit(event)
  }
  return (
    <section
      aria-labelledby="entry-heading"
      className="min-w-0 rounded-lg border border-line bg-card p-5 shadow-card sm:p-8 lg:p-10"
    >
      <h2 id="entry-heading" className="text-heading">
        {words.heading}
      </h2>
      <ByEmail />
      <FormFrame
        submission={entry}
        values={filledIn(stay)}
        lengths={submissionLengths}
        noValidate={entry.values !== undefined}
        onSubmit={onSubmit}
        onInput={entry.onInput}
        className="noscript:hidden"
      >
        {stay && <StayNotice stay={stay} className="mt-5" />}
        <StayField stay={stay} />
        <p className="mt-2 text-soft">{words.required}</p>
        <input type="hidden" name="termsVersion" value={termsVersion} />
        <fieldset disabled={isSubmitting} className="mt-8 grid min-w-0 gap-10">
          <FormSection heading={sections.files}>
            <FileField files={entry.files} isResting={isSubmitting} />
          </FormSection>
          <EntryFields />
          <FormSection heading={sections.consent}>
            <CheckField name="consentToDisplay" {...fields.consentToDisplay} />
            <CheckField name="consentToTerms" required {...fields.consentToTerms} />
            <Link
              to={contestRulesAddress(contest.id)}
              target="_blank"
              className="w-fit underline underline-offset-4"
            >
              {contestEntry.rules.link}
            </Link>
          </FormSection>
          <Honeypot />
        </fieldset>
        <Sending {...entry} />
      </FormFrame>
    </section>
  )
}

/** The guest, the stay, and the story. */
function EntryFields() {
  const cabins = useCabins()
  const { hint, choose, label } = fields.cabinStayed
  return (
    <FormSection heading={sections.guest}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="guestName" {...fields.guestName} autoComplete="name" required />
        <TextField
          name="guestEmail"
          {...fields.guestEmail}
          type="email"
          autoComplete="email"
          required
        />
        <ChoiceField
          name="cabinStayed"
          label={label}
          hint={hint(cabins.length)}
          none={choose}
          options={cabins.map(({ name }) => name)}
          labelOf={(name) => name}
          required
        />
        <TextField
          name="stayDates"
          label={fields.stayDates.label}
          hint={fields.stayDates.hint(yearOf(useToday()))}
          required
        />
      </div>
      <TextField name="description" {...fields.description} rows={5} required />
    </FormSection>
  )
}

/** The month only: exact days are the guest's to publish. */
function filledIn(stay: ShownStay | null): FormValues | undefined {
  if (!stay?.link) return undefined
  return { cabinStayed: [stay.link.cabin], stayDates: [stay.link.stayDates] }
}

/** Without JavaScript the form cannot send files (docs/decisions/forms.md); this replaces it. */
function ByEmail() {
  const { email } = useFacts()
  const { before, subject } = words.withoutScripts
  return (
    <noscript>
      <p className="mt-6 text-lead">
        {before}{' '}
        <a
          href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
          className="font-semibold wrap-anywhere underline underline-offset-4"
        >
          {email}
        </a>
        .
      </p>
    </noscript>
  )
}
