import { useMutation } from '@tanstack/react-query'
import type { Message } from '#contracts/messages.ts'
import type { Failure } from '../../components/form/form-kind.ts'
import { useSubmission } from '../../components/form/use-submission.ts'
import type { FieldErrors } from '../../components/form/values.ts'
import { RequestError } from '../../queries.ts'
import { forgetOwnerDraft } from './owner-drafts.ts'
import { useFormDraft } from './use-form-draft.ts'

interface AdminFormOptions<Body, Answer> {
  /**
   * Name under which what is typed is kept in this tab until it is stored, in case the session ends.
   * Null for secrets, for what `useTextDraft` keeps, and where typing confirms something.
   */
  draft: string | null
  /** The stored texts when typing began; kept with the draft. */
  begunFrom?: readonly string[]
  read: (form: HTMLFormElement, submitter: HTMLElement | null) => Body
  /** Validation before sending. */
  check?: (body: Body) => FieldErrors
  /** Toast for errors found by `check`. */
  invalid?: (errors: FieldErrors) => Message | undefined
  send: (body: Body) => Promise<Answer>
  onStored: (answer: Answer, form: HTMLFormElement, body: Body) => unknown
  /** Shown beside the form and, with a title, as a toast. */
  explain?: (error: Error) => string
  failedTitle?: string
  onFailed?: (error: Error) => unknown
}

const nothing: readonly string[] = []

/** Sends an admin form. A mutation, so that an ended session is noticed. */
export function useAdminForm<Body, Answer = Response>(options: AdminFormOptions<Body, Answer>) {
  const { mutateAsync } = useMutation({ mutationFn: options.send })
  /** Drops what was typed: it is stored, or the form is closed without being sent. */
  const forget = () => {
    if (options.draft !== null) forgetOwnerDraft(options.draft)
  }
  const submission = useSubmission(async (form, submitter) => {
    const body = options.read(form, submitter)
    const errors = options.check?.(body) ?? {}
    if (Object.keys(errors).length > 0) {
      const toast = options.invalid?.(errors)
      return { errors, toasts: toast ? [toast] : [] }
    }
    try {
      const answer = await mutateAsync(body)
      forget()
      await options.onStored(answer, form, body)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      await options.onFailed?.(error)
      return failureOf(error, options)
    }
  })
  useFormDraft(submission.ref, options.draft, options.begunFrom ?? nothing)
  return { ...submission, forget }
}

function failureOf<Body, Answer>(
  error: Error,
  { explain, failedTitle: title }: AdminFormOptions<Body, Answer>,
): Failure {
  const message = explain?.(error) ?? error.message
  const errors = error instanceof RequestError ? error.fields : {}
  // The sign-in screen that opens says what happened.
  const isSaid = title === undefined || (error instanceof RequestError && error.status === 401)
  const toasts = isSaid ? [] : [{ title, description: message }]
  return { errors, message, toasts }
}
