import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { contestEntry } from '#content/contest-entry.ts'
import { contestRulesAddress } from '#content/contest/contest-page.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { Button } from '../../parts/button.tsx'
import { FormSection } from '../inquiry/inquiry-fields.tsx'
import { ByEmail } from './by-email.tsx'
import { ConsentFields, GuestFields, Trap } from './entry-fields.tsx'
import { FileField } from './file-field.tsx'
import { announcedPercent, UploadProgress } from './upload-progress.tsx'
import { useEntryForm, useFocusOnMistake } from './use-entry-form.ts'

const words = contestEntry.form

export function EntryForm({ contest }: { contest: ActiveContest }) {
  const form = useRef<HTMLFormElement>(null)
  const entry = useEntryForm(form, contest.id)
  const { mistakes } = entry.trouble
  useFocusOnMistake(form, entry.trouble)

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
        <fieldset disabled={entry.percent !== null} className="mt-8 grid min-w-0 gap-10">
          <FormSection heading={words.sections.files}>
            <FileField files={entry.files} mistake={mistakes['files']} />
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
          <Trap />
        </fieldset>
        <Sending {...entry} />
      </form>
    </section>
  )
}

type SendingProps = Pick<
  ReturnType<typeof useEntryForm>,
  'percent' | 'cancel' | 'trouble' | 'last' | 'isScripted'
>

/** The button, how far the upload has come, and what became of the last one. */
function Sending({ percent, cancel, trouble, last, isScripted }: SendingProps) {
  const isSending = percent !== null
  const button = useFocusAfter(last, trouble)
  return (
    <div className="mt-10 grid justify-items-start gap-4 border-t-2 border-line pt-6">
      {trouble.message && !isSending && (
        <p role="alert" className="rounded-md border-2 border-danger p-4 font-medium text-danger">
          {trouble.message}
        </p>
      )}
      <p role="status" className={isSending ? 'sr-only' : 'font-medium'}>
        {isSending ? announcedPercent(percent) : last === 'cancelled' && words.cancelled}
      </p>
      {isSending && <UploadProgress percent={percent} onCancel={cancel} />}
      <Button ref={button} type="submit" disabled={isSending || !isScripted}>
        {isSending ? words.submitting : last === 'broken' ? words.retry : words.submit}
      </Button>
      <p className="text-[0.9rem] text-soft">
        {words.privacy.text}{' '}
        <Link to={words.privacy.to} className="underline underline-offset-4">
          {words.privacy.link}
        </Link>
      </p>
    </div>
  )
}

/** After an upload that came to nothing the keyboard stands at the button that tries again. */
function useFocusAfter(last: SendingProps['last'], { mistakes }: SendingProps['trouble']) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (last && Object.keys(mistakes).length === 0) button.current?.focus()
  }, [last, mistakes])
  return button
}
