import type { PasswordChange } from '#contracts/admin.ts'
import { updatePassword, type StoredAdmin } from '#store/sign-in/admins.ts'
import { deleteSessionsOf } from '#store/sign-in/sessions.ts'
import { RuleError } from '../errors.ts'
import { breachMistake } from '../passwords/breached.ts'
import { passwordMistake } from '../passwords/rules.ts'
import { beginSession, type SignedInAdmin } from './sessions.ts'
import { withPassword } from './with-password.ts'
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
  refuseMistakes(username, currentPassword, newPassword)
  refuse(await breachMistake(deps, newPassword))
  const token = await withPassword(
    deps,
    { id, username, currentPassword, address, refusal: 'password change failed' },
    (admin) => replacePassword(deps, admin, newPassword),
  )
  deps.securityLog({ event: 'password changed', adminId: id })
  return { token }
}

function refuseMistakes(username: string, currentPassword: string, newPassword: string): void {
  const mistake =
    newPassword === currentPassword
      ? 'This is your current password. Please choose another.'
      : passwordMistake(newPassword, username)
  refuse(mistake)
}

function refuse(mistake: string | null): void {
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
