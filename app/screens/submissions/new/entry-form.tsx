import { useRef } from 'react'
import { Link } from 'react-router'
import { contestEntry } from '#content/contest-entry.ts'
import { contestRulesAddress } from '#content/contest/contest-page.ts'
import { termsVersion } from '#content/contest/terms-version.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { Honeypot } from '../../../components/form/honeypot.tsx'
import { useFocusOnMistake } from '../../../components/form/use-focus-on-mistake.ts'
import { FormSection } from '../../../components/form/form-section.tsx'
import { ByEmail } from './by-email.tsx'
import { ConsentFields, GuestFields } from './entry-fields.tsx'
import { FileField } from './file-field.tsx'
import { Sending } from './sending.tsx'
import { useEntryForm } from './use-entry-form.ts'

const words = contestEntry.form

export function EntryForm({ contest }: { contest: ActiveContest }) {
  const form = useRef<HTMLFormElement>(null)
  const entry = useEntryForm(form, contest.id)
  const { mistakes } = entry.trouble
  useFocusOnMistake(form, mistakes)

  return (
    <section
      aria-labelledby="entry-heading"
      className="min-w-0 rounded-lg border border-line bg-card p-5 shadow-card sm:p-8 lg:p-10"
    >
      <h2 id="entry-heading" className="text-heading">
        {words.heading}
      </h2>
      <ByEmail />
      <form
        ref={form}
        method="post"
        noValidate={entry.isScripted}
        onSubmit={entry.onSubmit}
        onInput={entry.onInput}
        className="noscript:hidden"
      >
        <p className="mt-2 text-soft">{words.required}</p>
        <input type="hidden" name="termsVersion" value={termsVersion} />
        <fieldset disabled={entry.isSubmitting} className="mt-8 grid min-w-0 gap-10">
          <FormSection heading={words.sections.files}>
            <FileField
              files={entry.files}
              mistake={mistakes['files']}
              isResting={entry.isSubmitting}
            />
          </FormSection>
          <GuestFields mistakes={mistakes} />
          <FormSection heading={words.sections.consent}>
            <ConsentFields mistakes={mistakes} />
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
      </form>
    </section>
  )
}
