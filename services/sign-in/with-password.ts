import { findAdmin, type StoredAdmin } from '#store/sign-in/admins.ts'
import { NotFoundError, RuleError } from '../errors.ts'
import { forgiveAttempt, takeAttempt } from './attempts.ts'
import type { SignInDependencies } from './dependencies.ts'

interface Proof {
  id: string
  username: string
  currentPassword: string
  address: string
  /** Where the form asks for the password. */
  field: 'currentPassword' | 'password'
  /** The security event for a wrong password. */
  refusal: 'password change failed' | 'proof failed'
}

/**
 * Performs an action that requires entering the password again (ASVS 7.5). Wrong passwords count
 * like failed sign-ins, and so does null from `act`: the password was just changed. Throws
 * `RuleError`, `TooManyAttemptsError`, `BusyError`.
 */
export async function withPassword<Result>(
  deps: SignInDependencies,
  { id, username, currentPassword, address, field, refusal }: Proof,
  act: (admin: StoredAdmin) => Promise<Result | null>,
): Promise<Result> {
  const { db, passwords, securityLog } = deps
  const attempt = await takeAttempt(deps, { username, address })
  const admin = await findAdmin(db, id)
  if (!admin) throw new NotFoundError('This administrator does not exist any more.')
  const isRight = await passwords.verify(admin.passwordHash, currentPassword)
  const result = isRight ? await act(admin) : null
  if (result === null) {
    securityLog({ event: refusal, adminId: id })
    throw new RuleError('Please check the marked fields.', {
      [field]: 'This is not your current password.',
    })
  }
  await forgiveAttempt(deps, attempt)
  return result
}
