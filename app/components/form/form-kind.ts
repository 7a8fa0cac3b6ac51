import type { Message } from '#contracts/messages.ts'
import type { FieldErrors, FormValues } from './values.ts'

/** What became of a form that was sent. */
export interface Outcome {
  kind: 'stored' | 'invalid' | 'refused' | 'unreachable' | 'cancelled'
  errors?: FieldErrors
  /** The server's, if it refused the form. */
  message?: string
}

/** Shown beside the button and as toasts. */
export interface FailureMessage {
  message: string
  toasts?: readonly Message[]
}

export type Failure = Partial<Outcome & FailureMessage>

/** The same message in both places. */
export function failureMessage(toast: Message): FailureMessage {
  return { message: toast.description, toasts: [toast] }
}

export interface Sent<Body extends object> {
  address: string
  body: Body
  files: readonly File[]
  /** Idempotency key: a repeat is stored once. */
  key: string
}

/** Finds mistakes before a form is sent. */
export type Check<Body extends object> = (body: Body, files: readonly File[]) => FieldErrors

/** Everything that distinguishes one guest form from another. Its fields have the API's names. */
export interface FormKind<Body extends object> {
  /** Name of the draft in this tab. */
  draft: string
  unreachable: FailureMessage
  /** Which parts of a draft still apply to the current form. */
  restore?: (draft: FormValues, shown: FormValues) => FormValues
  address: string
  /** `filledInMs`: how long the guest had the form, 0 if unknown. */
  toBody: (values: FormValues, filledInMs: number) => Body
  /**
   * Loads the schema on first touch: reading the form does not need it, nor does sending. After an
   * update it may be gone; the server checks again.
   */
  loadCheck: () => Promise<Check<Body>>
  explain: (failed: Outcome, body: Body) => FailureMessage
  thanks: Message
}
