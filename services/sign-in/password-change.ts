import type { PasswordChange } from '#contracts/admin.ts'
import { findAdmin, updatePassword, type StoredAdmin } from '#store/sign-in/admins.ts'
import { deleteSessionsOf } from '#store/sign-in/sessions.ts'
import { NotFoundError, RuleError } from '../errors.ts'
import { passwordMistake } from '../passwords/rules.ts'
import { beginSession, type SignedInAdmin } from './sessions.ts'
import { forgiveAttempt, takeAttempt } from './attempts.ts'
import type { SignInDependencies } from './dependencies.ts'

/**
 * Replaces the password of a signed-in administrator, who gives the current one again. Every
 * session ends; the token in the answer begins a new one for the browser that asked. Wrong current
 * passwords count like failed sign-ins. Throws `RuleError`, `TooManyAttemptsError`, `BusyError`.
 */
export async function changePassword(
  deps: SignInDependencies,
  { id, username }: Pick<SignedInAdmin, 'id' | 'username'>,
  { currentPassword, newPassword, address }: PasswordChange & { address: string },
): Promise<{ token: string }> {
  const { db, passwords, securityLog } = deps
  refuseMistakes(username, currentPassword, newPassword)
  const attempt = await takeAttempt(deps, { username, address })
  const admin = await findAdmin(db, id)
  if (!admin) throw new NotFoundError('This administrator does not exist any more.')

  const isRight = await passwords.verify(admin.passwordHash, currentPassword)
  const token = isRight ? await replacePassword(deps, admin, newPassword) : null
  if (!token) {
    securityLog({ event: 'password change failed', adminId: id })
    throw new RuleError('Please check the marked fields.', {
      currentPassword: 'This is not your current password.',
    })
  }
  await forgiveAttempt(deps, attempt)
  securityLog({ event: 'password changed', adminId: id })
  return { token }
}

function refuseMistakes(username: string, currentPassword: string, newPassword: string): void {
  const mistake =
    newPassword === currentPassword
      ? 'This is your current password. Please choose another.'
      : passwordMistake(newPassword, username)
  if (mistake) throw new RuleError('Please check the marked fields.', { newPassword: mistake })
}

/** Null when the password was changed by somebody else while it was being compared. */
async function replacePassword(
  { db, clock, passwords }: SignInDependencies,
  { id, passwordHash: known }: StoredAdmin,
  newPassword: string,
): Promise<string | null> {
  const passwordHash = await passwords.hash(newPassword)
  const now = clock.now()
  const update = { passwordHash, passwordIsInitial: false, passwordChangedAt: now }
  return db.transaction().execute(async (transaction) => {
    if (!(await updatePassword(transaction, id, known, update))) return null
    await deleteSessionsOf(transaction, id)
    return beginSession(transaction, id, now)
  })
}
