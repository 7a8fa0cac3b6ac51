import type { PasswordChange } from '#contracts/admin.ts'
import {
  updatePassword,
  type StoredAdmin,
  findAdmin,
  findAdminByUsername,
} from '#store/sign-in/admins.ts'
import { inTransaction } from '#store/database.ts'
import { deleteSecondFactors } from '#store/sign-in/second-factors.ts'
import { deleteSessionsOf, proveSession } from '#store/sign-in/sessions.ts'
import { RuleError, NotFoundError, ConflictError } from '../errors.ts'
import { breachMistake, passwordMistake } from '../passwords/rules.ts'
import { beginSession, type SignedInAdmin } from './sessions.ts'
import type { Visit } from './device.ts'
import type { PasswordDependencies, SignInDependencies } from './dependencies.ts'
import { forgiveAttempt, takeAttempt } from './attempts.ts'
import { takeCode } from '../second-factors/codes.ts'
import { generatePassword } from '../passwords/passwords.ts'
import { comparableUsername } from './sign-in.ts'

/**
 * Changes the password of a signed-in administrator, who must enter the current one. All sessions
 * end; the returned token starts a new one for this browser. Wrong passwords count like failed
 * sign-ins. Throws `RuleError`, `TooManyAttemptsError`, `BusyError`.
 */
export async function changePassword(
  deps: PasswordDependencies,
  { id, username }: Pick<SignedInAdmin, 'id' | 'username'>,
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
    (admin) => replacePassword(deps, admin, { newPassword, visit }),
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
  { newPassword, visit }: { newPassword: string; visit: Visit },
): Promise<string | null> {
  const passwordHash = await passwords.hash(newPassword)
  const now = clock.now()
  const update = { passwordHash, passwordIsInitial: false, passwordChangedAt: now }
  return db.transaction().execute(async (transaction) => {
    if (!(await updatePassword(transaction, id, known, update))) return null
    await deleteSessionsOf(transaction, id)
    return beginSession(transaction, id, { now, visit })
  })
}

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
async function withPassword<Result>(
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

/**
 * Proves with the password that the administrator is still the one who signed in, for the next few
 * minutes. Throws like `withPassword`.
 */
export async function proveWithPassword(
  deps: SignInDependencies,
  { id, username, tokenHash }: SignedInAdmin,
  { password, address }: { password: string; address: string },
): Promise<void> {
  const proof = { id, username, address, currentPassword: password, field: 'password' } as const
  await withPassword(deps, { ...proof, refusal: 'proof failed' }, async () => {
    await proveSession(deps.db, tokenHash, deps.clock.now())
    return true
  })
  deps.securityLog({ event: 'proved again', adminId: id })
}

/** The same with a code from the app, or a recovery code, which is used up. */
export async function proveWithCode(
  deps: SignInDependencies,
  { id, username, tokenHash }: SignedInAdmin,
  { code, address }: { code: string; address: string },
): Promise<void> {
  const attempt = await takeAttempt(deps, { username, address })
  const now = deps.clock.now()
  const isRight = await inTransaction(deps.db, async (transaction) => {
    if (!(await takeCode(transaction, id, { code, now }))) return false
    await proveSession(transaction, tokenHash, now)
    return true
  })
  if (!isRight) {
    deps.securityLog({ event: 'proof failed', adminId: id })
    throw new RuleError('Please check the marked fields.', {
      code: 'This code is not right, or has been used.',
    })
  }
  await forgiveAttempt(deps, attempt)
  deps.securityLog({ event: 'proved again', adminId: id })
}

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
