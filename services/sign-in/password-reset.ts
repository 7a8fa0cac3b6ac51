import { findAdminByUsername, updatePassword } from '#store/sign-in/admins.ts'
import { deleteSecondFactors } from '#store/sign-in/second-factors.ts'
import { deleteSessionsOf } from '#store/sign-in/session-endings.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { generatePassword } from '../passwords/passwords.ts'
import type { SignInDependencies } from './dependencies.ts'
import { comparableUsername } from './sign-in.ts'

/**
 * For an administrator who forgot the password, run by someone with access to the server (ASVS
 * 6.4.3): generates a new one, to be shown once, takes second factors away and ends all sessions. Throws `NotFoundError` for
 * an unknown username, `ConflictError` if it is being changed right now.
 */
export async function resetPassword(
  { db, clock, passwords, securityLog }: SignInDependencies,
  username: string,
): Promise<{ generatedPassword: string }> {
  const admin = await findAdminByUsername(db, comparableUsername(username))
  if (!admin) throw new NotFoundError('There is no administrator of this name.')

  const generatedPassword = generatePassword()
  const update = {
    passwordHash: await passwords.hash(generatedPassword),
    passwordIsInitial: true,
    passwordChangedAt: clock.now(),
  }
  await db.transaction().execute(async (transaction) => {
    const isMade = await updatePassword(transaction, admin.id, admin.passwordHash, update)
    if (!isMade) throw new ConflictError('The password is just being changed.')
    await deleteSecondFactors(transaction, admin.id)
    await deleteSessionsOf(transaction, admin.id)
  })
  securityLog({ event: 'password reset', adminId: admin.id })
  return { generatedPassword }
}
