import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { inquiryForm } from '#content/inquiry-forms.ts'
import { contactPreferenceLabels } from '#content/inquiry-labels.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import type { Message } from '#contracts/messages.ts'
import { contactPreferences } from '#contracts/options.ts'
import { BoxesField, TextField } from '../../components/form/fields.tsx'
import type { Returned } from '../../components/form/native-post.ts'
import { FormFrame, FormSection, Honeypot, FormAlert } from '../../components/form/form-frame.tsx'
import { useGuestForm, type GuestFormState } from '../../components/form/use-guest-form.ts'
import type { FormValues } from '../../components/form/values.ts'
import { missingIn, type InquiryKind } from './inquiry-kinds.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'

/** The result of a form sent without scripts. */
export interface Arrived {
  returned?: Returned
  thanks?: Message
}

interface InquiryFormProps<Body extends object> {
  kind: InquiryKind<Body>
  /** The page's own path, where the form is sent without scripts. */
  page: string
  words: { heading: string; submit: string }
  arrived: Arrived | undefined
  /** The fields; `typed` is their current values, undefined until scripts run. */
  children: (typed: FormValues | undefined) => ReactNode
}

/** The frame of both forms: result, errors, fields and button. */
export function InquiryForm<Body extends object>(props: InquiryFormProps<Body>) {
  const { kind, page, words, arrived, children } = props
  const [thanks, setThanks] = useState(arrived?.thanks)
  /** How many inquiries this page has sent; each time the form starts over. */
  const [sentCount, setSentCount] = useState(arrived?.thanks ? 1 : 0)
  const inquiry = useGuestForm({
    kind,
    returned: arrived?.returned,
    onStored: (_, said) => {
      setThanks(said)
      setSentCount((count) => count + 1)
    },
  })
  const { values, returned } = inquiry
  return (
    <section
      id="inquiry"
      aria-labelledby="inquiry-heading"
      className="scroll-mt-6 rounded-lg border border-line bg-card p-5 shadow-card sm:p-8 lg:p-10"
    >
      {thanks && <Success key={sentCount} message={thanks} />}
      <h2 id="inquiry-heading" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-2 text-soft">{inquiryForm.required}</p>
      <FormFrame
        key={sentCount}
        submission={inquiry}
        values={returned?.values}
        lengths={inquiryLengths}
        // Its answer is read from here on.
        action={`${page}#inquiry`}
        noValidate={values !== undefined}
        onInput={inquiry.onInput}
        className="mt-8 grid gap-10"
      >
        {children(values)}
        <Honeypot />
        <Sending
          inquiry={inquiry}
          missing={missingIn(values ?? returned?.values ?? {}, kind.required)}
          label={words.submit}
        />
      </FormFrame>
    </section>
  )
}

/** The toast's text, for longer than a toast lasts. */
function Success({ message }: { message: Message }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Before paint: the pressed button is gone, and the focus would be lost.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className="mb-10 flex gap-4 rounded-lg bg-oak-wash p-5 max-sm:flex-col sm:p-7">
      <FeatureIcon name="circle-check" className="mt-1 size-8 shrink-0 text-oak" />
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {message.title}
        </h2>
        <p className="mt-1 text-lead">{message.description}</p>
        <p className="mt-2 text-soft">{inquiryForm.whatNext}</p>
      </div>
    </div>
  )
}

interface SendingProps {
  inquiry: GuestFormState
  missing: readonly string[]
  label: string
}

/** The button, what is still missing, and errors. */
function Sending({ inquiry, missing, label }: SendingProps) {
  const { message, isSubmitting, values } = inquiry
  const isReady = missing.length === 0
  return (
    <div className="grid justify-items-start gap-3 border-t-2 border-line pt-6">
      {message && <FormAlert>{message}</FormAlert>}
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
      <p className="text-sm text-soft">
        {inquiryForm.promise} {inquiryForm.privacy.text}{' '}
        <Link to={inquiryForm.privacy.to} className="underline underline-offset-4">
          {inquiryForm.privacy.link}
        </Link>
      </p>
    </div>
  )
}

const { fields, sections } = inquiryForm

const preferences = contactPreferences.map((value) => ({
  value,
  label: contactPreferenceLabels[value],
}))

/** Who asks, and how to reply: the same in both forms. */
export function ContactSection() {
  return (
    <FormSection heading={sections.contact}>
      <TextField name="name" {...fields.name} autoComplete="name" required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="email" {...fields.email} type="email" autoComplete="email" required />
        <TextField name="phone" {...fields.phone} type="tel" autoComplete="tel" />
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
