import { findAdmin, type StoredAdmin } from '#store/sign-in/admins.ts'
import { NotFoundError, RuleError } from '../errors.ts'
import { forgiveAttempt, takeAttempt } from './attempts.ts'
import type { SignInDependencies } from './dependencies.ts'

interface Proof {
  id: string
  username: string
  currentPassword: string
  address: string
  /** What the log of security events says when the password is wrong. */
  refusal: 'password change failed' | 'ending sessions failed'
}

/**
 * Does what an administrator may do only after giving the password again (ASVS 7.5). Wrong ones count
 * like failed sign-ins, and so does a null from `act`: the password has just been changed. Throws
 * `RuleError`, `TooManyAttemptsError`, `BusyError`.
 */
export async function withPassword<Result>(
  deps: SignInDependencies,
  { id, username, currentPassword, address, refusal }: Proof,
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
      currentPassword: 'This is not your current password.',
    })
  }
  await forgiveAttempt(deps, attempt)
  return result
}
