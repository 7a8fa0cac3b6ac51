import { useEffect, useRef, useState, type FormEvent } from 'react'
import { showToast } from '../toast.ts'
import type { Failure } from './form-kind.ts'
import type { FieldErrors } from './values.ts'

/** `submitter` is the pressed button. */
type Submit = (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<Failure | undefined>

const noErrors: FieldErrors = {}

/** One submission at a time. Its error stays until the next; the first invalid field gets focus. */
export function useSubmission(submit: Submit, returned: Failure = {}) {
  const ref = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState(returned)
  const [isSubmitting, setSubmitting] = useState(false)
  const isUnderWay = useRef(false)
  const { errors = noErrors, message = '' } = failure
  // The page of a form sent without scripts begins above its fields.
  const isReturned = failure === returned

  const focused = useRef<Element>(null)

  useEffect(() => {
    // While the form's code was on its way, a guest may have gone on writing.
    const { activeElement } = document
    if (activeElement !== focused.current && activeElement?.matches('input, textarea')) return
    const controls = Array.from(ref.current?.elements ?? [])
    const first = controls.find((control) => (control.getAttribute('name') ?? '') in errors)
    if (first instanceof HTMLElement) first.focus()
  }, [errors])

  async function run(form: HTMLFormElement, submitter: HTMLElement | null) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    focused.current = document.activeElement
    setSubmitting(true)
    setFailure({ errors })
    try {
      const failed = (await submit(form, submitter)) ?? {}
      setFailure(failed)
      for (const toast of failed.toasts ?? []) showToast({ ...toast, destructive: true })
    } finally {
      isUnderWay.current = false
      setSubmitting(false)
    }
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
  }
  const clear = () => setFailure({})
  return {
    ref,
    errors,
    /** To show beside the button. */
    message: isReturned ? '' : message,
    /** Shown by the form's frame. */
    returnedMessage: isReturned ? message : '',
    failed: failure.kind,
    isSubmitting,
    onSubmit,
    clear,
  }
}

export type Submission = ReturnType<typeof useSubmission>
