import type { Message } from '#contracts/messages.ts'
import { requestFailed } from '#contracts/not-sent.ts'
import type { FieldErrors, FormValues } from './values.ts'

/** Why a form was not stored. */
export type Failed =
  | { kind: 'invalid'; errors: FieldErrors }
  /** By the server, with its message if it has one. */
  | { kind: 'refused'; errors: FieldErrors; message: string }
  | { kind: 'unreachable' }
  | { kind: 'cancelled' }

export type Outcome = { kind: 'stored' } | Failed

/** The message of a failure: shown beside the button and as a toast. */
export interface FailureMessage {
  message: string
  toasts?: readonly Message[]
}

/** The same message in both places. */
export function failureMessage(toast: Message): FailureMessage {
  return { message: toast.description, toasts: [toast] }
}

export interface Failure extends Partial<FailureMessage> {
  errors?: FieldErrors
  kind?: Failed['kind']
}

/** Everything that distinguishes one guest form from another until it is touched. */
export interface FormKind<Body extends object> {
  /** Name of the draft in this tab. */
  draft: string
  /** Loads the rest, including the schema, on first touch: reading the form does not need it. */
  load: () => Promise<FormCode<Body>>
  /** Also used if the rest cannot be loaded. */
  unreachable: FailureMessage
  /** Whether the form shows anything that depends on its values. */
  isFollowed?: boolean
  /** Which parts of a draft still apply to the current form. */
  restore?: (draft: FormValues, shown: FormValues) => FormValues
}

/** Everything needed to send a form. */
export interface FormCode<Body extends object> {
  /** API address. */
  address: string
  /** `filledInMs`: how long the guest had the form, 0 if unknown. */
  toBody: (values: FormValues, filledInMs: number) => Body
  check: (body: Body, files: readonly File[]) => FieldErrors
  explain: (failed: Exclude<Failed, { kind: 'unreachable' }>, body: Body) => FailureMessage
  thanks: Message
  /** API field name to form field name, where they differ. */
  fieldNames?: Readonly<Record<string, string>>
}

/** The outcome of an API response. */
export function outcomeOf(status: number, answer: unknown): Outcome {
  if (status >= 200 && status < 300) return { kind: 'stored' }
  const { error, fields } = (answer ?? {}) as { error?: string; fields?: FieldErrors }
  return { kind: 'refused', message: error ?? requestFailed, errors: fields ?? {} }
}

export function failureOf<Body extends object>(
  kind: FormKind<Body>,
  { explain, fieldNames = {} }: FormCode<Body>,
  failed: Failed,
  body: Body,
): Failure {
  if (failed.kind === 'unreachable') return { kind: failed.kind, ...kind.unreachable }
  const errors = 'errors' in failed ? renamed(failed.errors, fieldNames) : {}
  return { kind: failed.kind, errors, ...explain(failed, body) }
}

/** The API's field errors under the form's field names. */
export function renamed(
  errors: FieldErrors,
  names: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [names[name] ?? name, text]),
  )
}
