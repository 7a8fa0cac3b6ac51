import { useMutation } from '@tanstack/react-query'
import type { Message } from '#contracts/messages.ts'
import type { Failure } from '../../components/form/form-kind.ts'
import { useSubmission } from '../../components/form/use-submission.ts'
import type { FieldErrors } from '../../components/form/values.ts'
import { RequestError } from '../../queries.ts'

interface AdminFormOptions<Body, Answer> {
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

/** Sends an admin form. A mutation, so that an ended session is noticed. */
export function useAdminForm<Body, Answer = Response>(options: AdminFormOptions<Body, Answer>) {
  const { mutateAsync } = useMutation({ mutationFn: options.send })
  return useSubmission(async (form, submitter) => {
    const body = options.read(form, submitter)
    const errors = options.check?.(body) ?? {}
    if (Object.keys(errors).length > 0) {
      const toast = options.invalid?.(errors)
      return { errors, toasts: toast ? [toast] : [] }
    }
    try {
      await options.onStored(await mutateAsync(body), form, body)
    } catch (error) {
      if (!(error instanceof Error)) throw error
      await options.onFailed?.(error)
      return failureOf(error, options)
    }
  })
}

function failureOf<Body, Answer>(
  error: Error,
  { explain, failedTitle: title }: AdminFormOptions<Body, Answer>,
): Failure {
  const message = explain?.(error) ?? error.message
  const errors = error instanceof RequestError ? error.fields : {}
  const toasts = title === undefined ? [] : [{ title, description: message }]
  return { errors, message, toasts }
}
