import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { site } from '#content/site.ts'
import { reviewMessages } from '#contracts/messages.ts'
import { showToast } from '../../parts/toast.ts'
import {
  asSent,
  fillForm,
  forgetDraft,
  loadDraft,
  newDraft,
  saveDraft,
  type Draft,
} from './draft.ts'
import {
  fieldsOf,
  isComplete,
  mistakesByField,
  toSubmission,
  type ReviewFields,
  type Submission,
} from './fields.ts'
import { sendReview, type Outcome } from './send-review.ts'

export type Stored = Submission

interface ReviewFormOptions {
  form: RefObject<HTMLFormElement | null>
  /** Slug of the cabin. */
  slug: string
  onStored: (review: Stored) => void
}

/** Checks and sends the form, keeps what was typed, and blocks a second submission under way. */
export function useReviewForm({ form, slug, onStored }: ReviewFormOptions) {
  const draft = useDraft(form, slug)
  const [isSubmitting, setSubmitting] = useState(false)
  const [mistakes, setMistakes] = useState<ReviewFields>()
  const isUnderWay = useRef(false)

  async function submit(submission: Submission, key: string) {
    const found = await mistakesOf(submission)
    setMistakes(found)
    if (!isComplete(submission)) return showToast({ ...reviewMessages.missing, destructive: true })
    if (Object.keys(found).length > 0) return
    finish(await sendReview(submission, key), submission)
  }

  function finish(outcome: Outcome, submission: Submission) {
    if (outcome.kind === 'stored') {
      forgetDraft(slug)
      showToast(reviewMessages.submitted)
      return onStored(submission)
    }
    const say = outcome.kind === 'refused' ? reviewMessages.notSaved : reviewMessages.notSent
    if (outcome.kind === 'refused') setMistakes(mistakesByField(outcome.fields))
    showToast({ ...say(site.phone), destructive: true })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSubmitting(true)
    const fields = fieldsOf(new FormData(event.currentTarget))
    const { key, startedAt } = draft.send(fields)
    try {
      await submit(toSubmission(fields, slug, Date.now() - startedAt), key)
    } finally {
      isUnderWay.current = false
      setSubmitting(false)
    }
  }

  return {
    mistakes,
    isSubmitting,
    isScripted: draft.isLoaded,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    onInput: () => draft.keep(),
    forget: () => forgetDraft(slug),
  }
}

/** The schema comes with the first submission: reading the form needs none of it. */
async function mistakesOf(submission: Submission): Promise<ReviewFields> {
  const { checkSubmission } = await import('./check-submission.ts')
  return mistakesByField(checkSubmission(submission))
}

function useDraft(form: RefObject<HTMLFormElement | null>, slug: string) {
  const draft = useRef<Draft>(null)
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    draft.current = loadDraft(slug) ?? newDraft()
    if (form.current) fillForm(form.current, draft.current.fields)
    setLoaded(true)
  }, [form, slug])

  const current = () => (draft.current ??= newDraft())
  const keep = () => {
    if (!form.current) return
    draft.current = { ...current(), fields: fieldsOf(new FormData(form.current)) }
    saveDraft(slug, draft.current)
  }
  const send = (fields: ReviewFields) => {
    draft.current = asSent(current(), fields)
    saveDraft(slug, draft.current)
    return draft.current
  }
  return { keep, send, isLoaded }
}
