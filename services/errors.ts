export { BadCursorError } from '#store/pages.ts'
export { DatabaseUnreachableError, isUnwritable } from '#store/database.ts'
export { isBusy, isConflict, isDemoted } from '#store/outages.ts'

/** Error messages by field, written for the person filling in the form. */
export type FieldErrors = Record<string, string>

/** Well-formed, but violates a rule. */
export class RuleError extends Error {
  override name = 'RuleError'
  readonly fields: FieldErrors

  constructor(message: string, fields: FieldErrors = {}) {
    super(message)
    this.fields = fields
  }
}

export class NotFoundError extends Error {
  override name = 'NotFoundError'
}

/** For the id of something that was never there, or has been deleted. */
export function missing(thing: string): NotFoundError {
  return new NotFoundError(`This ${thing} does not exist.`)
}

/** The thing exists, but its state does not allow the action. */
export class ConflictError extends Error {
  override name = 'ConflictError'
}

/** Username or password is wrong; the error does not say which. */
export class InvalidCredentialsError extends Error {
  override name = 'InvalidCredentialsError'

  constructor(message = 'Invalid username or password') {
    super(message)
  }
}

/** The password was right, but the site generated it and it was not changed in time. */
export class ExpiredPasswordError extends InvalidCredentialsError {
  override name = 'ExpiredPasswordError'

  constructor() {
    super('This password has expired. To get a new one, run on the server: npm run reset-password')
  }
}

/** Rejected without checking the password: too many attempts. */
export class TooManyAttemptsError extends Error {
  override name = 'TooManyAttemptsError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('Too many attempts. Please wait a moment and try again.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A network has used its share; the message tells the person to try again later. */
export class LimitError extends Error {
  override name = 'LimitError'
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A file that an entry cannot have; the message names it and says why. */
export class FileRefusedError extends RuleError {
  override name = 'FileRefusedError'
  readonly reason: FileRefusal

  constructor(reason: FileRefusal, message: string) {
    super(message, { files: message })
    this.reason = reason
  }
}

export type FileRefusal = 'too large' | 'wrong type' | 'too many' | 'unreadable'

/** Something needed is down or full; the message tells the person to try again. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  readonly retryAfterSeconds: number

  constructor(message: string, { cause, retryAfterSeconds = 60 }: UnavailableDetails = {}) {
    super(message, { cause })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface UnavailableDetails {
  cause?: unknown
  retryAfterSeconds?: number
}

/** The queue is full. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/** For failures of disk, storage or reader: the guest still has everything and may try again. */
export function filesUnavailable(cause: unknown): never {
  const message = 'We cannot take photos and videos just now. Please try again in a few minutes.'
  throw new UnavailableError(message, { cause })
}
