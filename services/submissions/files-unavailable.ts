import { UnavailableError } from '../errors.ts'

/** For failures of disk, storage or reader: the guest still has everything and may try again. */
export function filesUnavailable(cause: unknown): never {
  const message = 'We cannot take photos and videos just now. Please try again in a few minutes.'
  throw new UnavailableError(message, { cause })
}
