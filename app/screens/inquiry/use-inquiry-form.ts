import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { site } from '#content/site.ts'
import { inquiryMessages, type Message } from '#contracts/messages.ts'
import { showToast } from '../../parts/toast.ts'
import {
  missingIn,
  valuesOf,
  type FormValues,
  type Mistakes,
  type RequiredField,
} from './form-values.ts'
import { notSent, type Returned } from './native-form.ts'
import { sendInquiry } from './send-inquiry.ts'
import { useDraft } from './use-draft.ts'

/** What tells one of the two forms from the other. */
export interface InquiryKindParts<Submission extends object> {
  name: 'event' | 'group'
  /** Of the API. */
  address: string
  required: readonly RequiredField[]
  toSubmission: (values: FormValues, filledInMs: number) => Submission
  /** The schema comes with the first submission: reading the form needs none of it. */
  check: (submission: Submission) => Promise<Mistakes>
  /** What a guest is told when it is stored. */
  success: Message
}

interface InquiryFormOptions<Submission extends object> {
  form: RefObject<HTMLFormElement | null>
  parts: InquiryKindParts<Submission>
  /** What the server found in a form that was sent without scripts. */
  returned: Returned | undefined
  isSent: boolean
}

/** Checks and sends the form, keeps what was typed, and blocks a second submission under way. */
export function useInquiryForm<Submission extends object>(options: InquiryFormOptions<Submission>) {
  const { form, parts } = options
  const draft = useDraft({ form, name: parts.name, isFresh: !options.returned })
  const [isSubmitting, setSubmitting] = useState(false)
  const [returned, setReturned] = useState(options.returned)
  /** How many inquiries have been stored from this page; each time the form begins anew. */
  const [sentCount, setSentCount] = useState(options.isSent ? 1 : 0)
  const isUnderWay = useRef(false)

  async function submit(values: FormValues) {
    const { key, startedAt } = draft.send(values)
    const submission = parts.toSubmission(values, Date.now() - startedAt)
    const mistakes = await parts.check(submission)
    if (Object.keys(mistakes).length > 0) return setReturned({ values, mistakes, message: '' })
    const outcome = await sendInquiry(parts.address, submission, key)
    if (outcome.kind === 'stored') return finish()
    setReturned({ values, mistakes: outcome.fields, message: notSent() })
    showToast({ ...inquiryMessages.notSent(site.phone), destructive: true })
  }

  function finish() {
    draft.forget()
    setReturned(undefined)
    setSentCount((count) => count + 1)
    showToast(parts.success)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSubmitting(true)
    try {
      await submit(valuesOf(new FormData(event.currentTarget)))
    } finally {
      isUnderWay.current = false
      setSubmitting(false)
    }
  }

  return {
    returned,
    sentCount,
    isSubmitting,
    values: draft.values,
    missing: missingIn(draft.values ?? returned?.values ?? {}, parts.required),
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    onInput: draft.keep,
  }
}
