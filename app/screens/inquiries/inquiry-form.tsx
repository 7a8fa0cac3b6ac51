import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import type { Message } from '#contracts/messages.ts'
import { Button } from '../../components/button.tsx'
import { FormAlert } from '../../components/form/form-alert.tsx'
import { Honeypot } from '../../components/form/honeypot.tsx'
import { useFocusOnMistake } from '../../components/form/use-focus-on-mistake.ts'
import type { FormValues } from '../../components/form/values.ts'
import type { FormState } from './inquiry-fields.tsx'
import type { Returned } from './native-form.ts'
import { Success } from './success.tsx'
import { useInquiryForm, type InquiryKindParts } from './use-inquiry-form.ts'

interface InquiryFormProps<Inquiry extends object> {
  parts: InquiryKindParts<Inquiry>
  /** The page's own path: the browser sends the form there by itself before scripts run. */
  page: string
  heading: string
  submit: string
  returned: Returned | undefined
  thanks: Message | undefined
  /** The fields; `typed` is what stands in them now, undefined until scripts run. */
  children: (state: FormState, typed: FormValues | undefined) => ReactNode
}

/** The frame of both forms: what was sent, what went wrong, the fields, and the way to send them. */
export function InquiryForm<Inquiry extends object>(props: InquiryFormProps<Inquiry>) {
  const { parts, page, heading, submit, children, ...arrived } = props
  const form = useRef<HTMLFormElement>(null)
  const inquiry = useInquiryForm({ form, parts, ...arrived })
  useFocusOnMistake(form, inquiry.returned?.mistakes)

  return (
    <section
      id="inquiry"
      aria-labelledby="inquiry-heading"
      className="scroll-mt-6 rounded-lg border border-line bg-card p-5 shadow-card sm:p-8 lg:p-10"
    >
      {inquiry.thanks && <Success key={inquiry.sentCount} message={inquiry.thanks} />}
      <h2 id="inquiry-heading" className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 text-soft">{inquiryForm.required}</p>
      <form
        key={inquiry.sentCount}
        ref={form}
        method="post"
        action={page}
        noValidate={inquiry.values !== undefined}
        onSubmit={inquiry.onSubmit}
        onInput={inquiry.onInput}
        className="mt-8 grid gap-10"
      >
        {children(stateOf(inquiry.returned), inquiry.values)}
        <Honeypot />
        <Sending {...inquiry} label={submit} />
      </form>
    </section>
  )
}

function stateOf(returned: Returned | undefined): FormState {
  return { mistakes: returned?.mistakes ?? {}, values: returned?.values }
}

interface SendingProps {
  label: string
  missing: readonly string[]
  values: FormValues | undefined
  isSubmitting: boolean
  returned: Returned | undefined
}

/** The button, why it cannot be pressed yet, and what went wrong when it was. */
function Sending({ label, missing, values, isSubmitting, returned }: SendingProps) {
  const isReady = missing.length === 0
  return (
    <div className="grid justify-items-start gap-3 border-t-2 border-line pt-6">
      {returned?.message && <FormAlert>{returned.message}</FormAlert>}
      <p id="inquiry-missing" className="text-soft">
        {!isReady && inquiryForm.needed(missing)}
      </p>
      <p role="status" className="sr-only">
        {values && isReady && inquiryForm.complete}
      </p>
      <Button
        type="submit"
        isResting={isSubmitting || (values !== undefined && !isReady)}
        aria-describedby={isReady ? undefined : 'inquiry-missing'}
      >
        {isSubmitting ? inquiryForm.submitting : label}
      </Button>
      <p className="text-[0.9rem] text-soft">
        {inquiryForm.promise} {inquiryForm.privacy.text}{' '}
        <Link to={inquiryForm.privacy.to} className="underline underline-offset-4">
          {inquiryForm.privacy.link}
        </Link>
      </p>
    </div>
  )
}
