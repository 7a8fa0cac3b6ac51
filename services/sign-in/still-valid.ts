import type { Database } from '#store/database.ts'
import { credentialsOf, holdAdmin } from '#store/sign-in/credentials.ts'
import { hasSession } from '#store/sign-in/sessions.ts'
import { InvalidCredentialsError } from '../errors.ts'
import type { SignedInAdmin } from './signed-in-admin.ts'

/**
 * Whether an administrator's password, role and second factors are what they were when the sign-in
 * began. They stay so until the transaction ends, which begins the session.
 */
export async function isStillValid(
  transaction: Database,
  adminId: string,
  credentials: string | null,
): Promise<boolean> {
  await holdAdmin(transaction, adminId)
  return credentials !== null && (await credentialsOf(transaction, adminId)) === credentials
}

/**
 * For changes of how somebody signs in. Throws `InvalidCredentialsError` if the session they came by
 * has ended since the request began.
 */
export async function assertSignedIn(
  transaction: Database,
  { id, tokenHash }: Pick<SignedInAdmin, 'id' | 'tokenHash'>,
): Promise<void> {
  await holdAdmin(transaction, id)
  if (await hasSession(transaction, tokenHash)) return
  throw new InvalidCredentialsError('Your session has ended. Please sign in again.')
}
