import { useEffect, useRef, useState, type RefObject } from 'react'
import { site } from '#content/site.ts'
import { reviewMessages, type Message } from '#contracts/messages.ts'
import { showToast } from '../../../components/toast.ts'
import {
  asSent,
  filledInMs,
  forgetDraft,
  loadDraft,
  newDraft,
  saveDraft,
  type Draft,
} from '../../../components/form/draft.ts'
import { sendForm, type Outcome } from '../../../components/form/send-form.ts'
import { useFetchEarly } from '../../../components/form/use-fetch-early.ts'
import { useOneSubmission } from '../../../components/form/use-one-submission.ts'
import {
  fieldsOf,
  isComplete,
  mistakesByField,
  toSubmission,
  type ReviewFields,
  type Submission,
} from './fields.ts'
import { fillForm } from './fill-form.ts'

export type Stored = Submission

interface ReviewFormOptions {
  form: RefObject<HTMLFormElement | null>
  /** Slug of the cabin. */
  slug: string
  onStored: (review: Stored) => void
}

/** Checks and sends the form, and keeps what was typed. */
export function useReviewForm({ form, slug, onStored }: ReviewFormOptions) {
  const draftName = `review-draft:${slug}`
  const fetchEarly = useFetchEarly(loadCheck)
  const draft = useDraft(form, draftName)
  const [mistakes, setMistakes] = useState<ReviewFields>()
  /** Why the last try failed; stays until the next. */
  const [message, setMessage] = useState('')

  async function submit(sent: HTMLFormElement) {
    const fields = fieldsOf(new FormData(sent))
    const { key, ...begun } = draft.send(fields)
    const submission = toSubmission(fields, slug, filledInMs(begun))
    const found = await mistakesOf(submission).catch(() => null)
    setMistakes(found ?? {})
    setMessage('')
    if (!isComplete(submission)) return fail(reviewMessages.missing)
    // The code that checks comes over the same connection.
    if (!found) return finish({ kind: 'unreachable' }, submission)
    if (Object.keys(found).length > 0) return
    finish(await sendForm('/api/reviews', submission, key), submission)
  }

  function finish(outcome: Outcome, submission: Submission) {
    if (outcome.kind === 'stored') {
      forgetDraft(draftName)
      showToast(reviewMessages.submitted)
      return onStored(submission)
    }
    const say = outcome.kind === 'refused' ? reviewMessages.notSaved : reviewMessages.notSent
    if (outcome.kind === 'refused') setMistakes(mistakesByField(outcome.fields))
    fail(say(site.phone))
  }

  function fail(said: Message) {
    setMessage(said.description)
    showToast({ ...said, destructive: true })
  }

  const submitting = useOneSubmission(submit)
  return {
    ...submitting,
    mistakes,
    message,
    isScripted: draft.isLoaded,
    onInput: () => {
      fetchEarly()
      draft.keep()
    },
    forget: () => forgetDraft(draftName),
  }
}

const loadCheck = () => import('./check-submission.ts')

/** The schema comes when a guest begins to write: reading the form needs none of it. */
async function mistakesOf(submission: Submission): Promise<ReviewFields> {
  const { checkSubmission } = await loadCheck()
  return mistakesByField(checkSubmission(submission))
}

function useDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const draft = useRef<Draft<ReviewFields>>(null)
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    draft.current = loadDraft<ReviewFields>(name) ?? newDraft<ReviewFields>({})
    if (form.current) fillForm(form.current, draft.current.values)
    setLoaded(true)
  }, [form, name])

  const current = () => (draft.current ??= newDraft({}))
  const keep = () => {
    if (!form.current) return
    draft.current = { ...current(), values: fieldsOf(new FormData(form.current)) }
    saveDraft(name, draft.current)
  }
  const send = (fields: ReviewFields) => {
    draft.current = asSent(current(), fields)
    saveDraft(name, draft.current)
    return draft.current
  }
  return { keep, send, isLoaded }
}
