import { useState, type RefObject } from 'react'
import type { Message } from '#contracts/messages.ts'
import { filledInMs } from '../../components/form/draft.ts'
import { useFetchEarly } from '../../components/form/use-fetch-early.ts'
import { useOneSubmission } from '../../components/form/use-one-submission.ts'
import { showToast } from '../../components/toast.ts'
import {
  missingIn,
  valuesOf,
  type FormValues,
  type RequiredField,
} from '../../components/form/values.ts'
import type { Returned } from './native-form.ts'
import type { Submitted } from './submit-inquiry.ts'
import { notTaken } from './not-sent.ts'
import { useDraft } from './use-draft.ts'

/** What tells one of the two forms from the other. */
export interface InquiryKindParts<Inquiry extends object> {
  name: 'event' | 'group'
  required: readonly RequiredField[]
  toSubmission: (values: FormValues, filledInMs: number) => Inquiry
  submit: (code: SubmitCode, inquiry: Inquiry, key: string) => Promise<Submitted>
}

/** Comes when a guest begins to write, checks and all: reading the form needs none of it. */
const loadSubmit = () => import('./submit-inquiry.ts')
type SubmitCode = Awaited<ReturnType<typeof loadSubmit>>

interface InquiryFormOptions<Inquiry extends object> {
  form: RefObject<HTMLFormElement | null>
  parts: InquiryKindParts<Inquiry>
  /** What the server found in a form that was sent without scripts. */
  returned: Returned | undefined
  /** What it said when it stored that. */
  thanks: Message | undefined
}

/** Checks and sends the form, and keeps what was typed. */
export function useInquiryForm<Inquiry extends object>(options: InquiryFormOptions<Inquiry>) {
  const { form, parts } = options
  const fetchEarly = useFetchEarly(loadSubmit)
  const draft = useDraft({ form, name: parts.name, isFresh: !options.returned })
  const [returned, setReturned] = useState(options.returned)
  const [thanks, setThanks] = useState(options.thanks)
  /** How many inquiries have been stored from this page; each time the form begins anew. */
  const [sentCount, setSentCount] = useState(options.thanks ? 1 : 0)

  async function submit(values: FormValues) {
    const sent = draft.send(values)
    const inquiry = parts.toSubmission(values, filledInMs(sent))
    const outcome = await loadSubmit()
      .then((code) => parts.submit(code, inquiry, sent.key))
      // The code that sends comes over the same connection.
      .catch(() => notTaken())
    if (outcome.kind === 'stored') return finish(outcome.thanks)
    const { mistakes, message, toast } = outcome
    setReturned({ values, mistakes, message })
    if (toast) showToast({ ...toast, destructive: true })
  }

  function finish(said: Message) {
    draft.forget()
    setReturned(undefined)
    setThanks(said)
    setSentCount((count) => count + 1)
    showToast(said)
  }

  const submission = useOneSubmission((sent) => submit(valuesOf(new FormData(sent))))
  return {
    ...submission,
    returned,
    thanks,
    sentCount,
    values: draft.values,
    missing: missingIn(draft.values ?? returned?.values ?? {}, parts.required),
    onInput: () => {
      fetchEarly()
      draft.keep()
    },
  }
}
