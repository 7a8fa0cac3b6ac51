import { UnavailableError } from '../errors.ts'

/** For when disk, storage or reader fail: the guest still has everything and may try again. */
export function filesUnavailable(cause: unknown): never {
  const message = 'We cannot take photos and videos just now. Please try again in a few minutes.'
  throw new UnavailableError(message, { cause })
}
