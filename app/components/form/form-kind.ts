import type { Message } from '#contracts/messages.ts'
import { requestFailed } from '#contracts/request-failed.ts'
import type { FieldErrors, FormValues } from './values.ts'

/** Why a form was not stored. */
export type Failed =
  | { kind: 'invalid'; errors: FieldErrors }
  /** By the server, in its own words where it has some. */
  | { kind: 'refused'; errors: FieldErrors; message: string }
  | { kind: 'unreachable' }
  | { kind: 'cancelled' }

export type Outcome = { kind: 'stored' } | Failed

/** What a guest is told about a failure: beside the button for as long as it lasts, and as toasts. */
export interface Told {
  message: string
  toasts?: readonly Message[]
}

/** The same words in both places. */
export function told(toast: Message): Told {
  return { message: toast.description, toasts: [toast] }
}

export interface Failure extends Partial<Told> {
  errors?: FieldErrors
  kind?: Failed['kind']
}

/** All that distinguishes one guest form from another until it is touched. */
export interface FormKind<Body extends object> {
  /** Name of the draft in this tab. */
  draft: string
  /** Loads the rest, schema and all, with the first touch: reading the form needs none of it. */
  load: () => Promise<FormCode<Body>>
  /** Also when the rest cannot be loaded, which comes over the same connection. */
  unreachable: Told
  /** Whether the form shows something that depends on what is typed. */
  isFollowed?: boolean
  /** What of a draft still applies to the form as it is now. */
  restore?: (draft: FormValues, shown: FormValues) => FormValues
}

/** What sending a form needs. */
export interface FormCode<Body extends object> {
  /** API address. */
  address: string
  /** `filledInMs`: how long the guest had the form, 0 when nobody counted. */
  toBody: (values: FormValues, filledInMs: number) => Body
  check: (body: Body, files: readonly File[]) => FieldErrors
  tell: (failed: Exclude<Failed, { kind: 'unreachable' }>, body: Body) => Told
  thanks: Message
  /** API field name to form field name, where they differ. */
  fieldNames?: Readonly<Record<string, string>>
}

/** What an answer of the API means. */
export function outcomeOf(status: number, answer: unknown): Outcome {
  if (status >= 200 && status < 300) return { kind: 'stored' }
  const { error, fields } = (answer ?? {}) as { error?: string; fields?: FieldErrors }
  return { kind: 'refused', message: error ?? requestFailed, errors: fields ?? {} }
}

export function failureOf<Body extends object>(
  kind: FormKind<Body>,
  { tell, fieldNames = {} }: FormCode<Body>,
  failed: Failed,
  body: Body,
): Failure {
  if (failed.kind === 'unreachable') return { kind: failed.kind, ...kind.unreachable }
  const errors = 'errors' in failed ? renamed(failed.errors, fieldNames) : {}
  return { kind: failed.kind, errors, ...tell(failed, body) }
}

/** Errors of the API's fields by the names that the form uses. */
export function renamed(
  errors: FieldErrors,
  names: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [names[name] ?? name, text]),
  )
}
