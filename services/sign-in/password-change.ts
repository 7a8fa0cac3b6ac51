import type { PasswordChange } from '#contracts/admin.ts'
import { updatePassword, type StoredAdmin } from '#store/sign-in/admins.ts'
import { deleteSessionsOf } from '#store/sign-in/session-endings.ts'
import { RuleError } from '../errors.ts'
import { breachMistake, passwordMistake } from '../passwords/rules.ts'
import type { PasswordDependencies, SignInDependencies } from './dependencies.ts'
import type { Visit } from './device.ts'
import { assertSignedIn } from './still-valid.ts'
import { beginSession } from './sessions.ts'
import type { SignedInAdmin } from './signed-in-admin.ts'
import { withPassword } from './with-password.ts'

/**
 * Changes the password of a signed-in administrator, who must enter the current one. All sessions
 * end; the returned token starts a new one for this browser. Wrong passwords count like failed
 * sign-ins. Throws `RuleError`, `TooManyAttemptsError`, `BusyError`.
 */
export async function changePassword(
  deps: PasswordDependencies,
  { id, username, tokenHash }: Pick<SignedInAdmin, 'id' | 'username' | 'tokenHash'>,
  { currentPassword, newPassword, visit }: PasswordChange & { visit: Visit },
): Promise<{ token: string }> {
  refuse(
    newPassword === currentPassword
      ? 'This is your current password. Please choose another.'
      : passwordMistake(deps.site, newPassword, username),
  )
  refuse(await breachMistake(deps, newPassword))
  const token = await withPassword(
    deps,
    {
      id,
      username,
      currentPassword,
      address: visit.address,
      field: 'currentPassword',
      refusal: 'password change failed',
    },
    (admin) => replacePassword(deps, admin, { newPassword, tokenHash, visit }),
  )
  deps.securityLog({ event: 'password changed', adminId: id })
  return { token }
}

function refuse(mistake: string | null): void {
  if (mistake) throw new RuleError('Please check the marked fields.', { newPassword: mistake })
}

/** Null if someone else changed the password during the comparison. */
async function replacePassword(
  { db, clock, passwords }: SignInDependencies,
  { id, passwordHash: known }: StoredAdmin,
  { newPassword, tokenHash, visit }: { newPassword: string; tokenHash: string; visit: Visit },
): Promise<string | null> {
  const passwordHash = await passwords.hash(newPassword)
  const now = clock.now()
  const update = { passwordHash, passwordIsInitial: false, passwordChangedAt: now }
  return db.transaction().execute(async (transaction) => {
    await assertSignedIn(transaction, { id, tokenHash })
    if (!(await updatePassword(transaction, id, known, update))) return null
    await deleteSessionsOf(transaction, id)
    return beginSession(transaction, id, { now, visit })
  })
}
