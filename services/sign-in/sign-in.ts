import type { Login } from '#contracts/admin.ts'
import { secondFactorMessages, wrongCode } from '#contracts/second-factor-messages.ts'
import { findAdminByUsername, updatePassword, type StoredAdmin } from '#store/sign-in/admins.ts'
import { credentialsOf } from '#store/sign-in/credentials.ts'
import { deleteExpiredInvitations } from '#store/sign-in/invitations.ts'
import { deleteExpiredChallenges } from '#store/sign-in/second-factors.ts'
import { deleteSessions } from '#store/sign-in/session-endings.ts'
import { ExpiredPasswordError, InvalidCredentialsError } from '../errors.ts'
import { secondFactorsOf, takeCode, type FactorsInUse } from '../second-factors/codes.ts'
import { hashToken } from '../tokens.ts'
import { isInitialPasswordExpired } from './initial-password.ts'
import { beginSession } from './sessions.ts'
import { removeExpiredSessions } from './session-expiry.ts'
import { forgiveAttempt, removeOldAttempts, takeAttempt } from './attempts.ts'
import type { SignInDependencies } from './dependencies.ts'
import type { Visit } from './device.ts'
import { isStillValid } from './still-valid.ts'

export type SignInRequest = Login & {
  visit: Visit
  /** The browser's previous session, which ends (ASVS 7.2.4). */
  previousToken?: string | null
}

/**
 * Starts a session and returns its token (specification, section 6). An unknown username costs the
 * same work and gives the same response as a wrong password. Throws `InvalidCredentialsError` or
 * its subclass `ExpiredPasswordError`, `TooManyAttemptsError`, `BusyError`.
 */
export async function signIn(
  deps: SignInDependencies,
  request: SignInRequest,
): Promise<{ token: string }> {
  const { db, passwords, securityLog } = deps
  const username = comparableUsername(request.username)
  const attempt = await takeAttempt(deps, { username, address: request.visit.address })
  const admin = await findAdminByUsername(db, username)
  const credentials = admin && (await credentialsOf(db, admin.id))
  const isRight = await passwords.verify(admin?.passwordHash ?? null, request.password)
  const token = admin && isRight ? await enter(deps, { ...admin, credentials }, request) : null
  if (!admin || !token) {
    securityLog({ event: 'sign-in failed', usernameIsKnown: admin !== null })
    throw new InvalidCredentialsError()
  }
  await forgiveAttempt(deps, attempt)
  securityLog({ event: 'signed in', adminId: admin.id })
  await removeOldSignIns(deps)
  return { token }
}

/** Deletes expired sessions, counters and invitations; called on every sign-in and by the daily cleanup. */
export async function removeOldSignIns(
  deps: Pick<SignInDependencies, 'db' | 'clock'>,
): Promise<void> {
  await removeExpiredSessions(deps)
  await removeOldAttempts(deps)
  await deleteExpiredInvitations(deps.db, deps.clock.now())
  await deleteExpiredChallenges(deps.db, deps.clock.now())
}

type Entering = StoredAdmin & { credentials: string | null }

/** The password is right: what else there is to check. Null if it was just changed. */
async function enter(
  deps: SignInDependencies,
  admin: Entering,
  request: SignInRequest,
): Promise<string | null> {
  const { db, clock, securityLog } = deps
  if (isInitialPasswordExpired(admin, clock.now())) {
    securityLog({ event: 'sign-in failed', usernameIsKnown: true })
    throw new ExpiredPasswordError()
  }
  const factors = await secondFactorsOf(db, admin.id)
  if (factors.isOn && request.code === undefined) {
    securityLog({ event: 'second factor missing', adminId: admin.id })
    const { code, passkey } = secondFactorMessages
    throw new InvalidCredentialsError(factors.hasTotp ? code : passkey)
  }
  const token = await openSession(deps, admin, { ...request, factors })
  if (token !== null || !factors.isOn) return token
  securityLog({ event: 'sign-in failed', usernameIsKnown: true })
  throw new InvalidCredentialsError(wrongCode)
}

/** Null for a wrong code, and if what the sign-in rests on was changed during the comparison. */
async function openSession(
  { db, clock, passwords }: SignInDependencies,
  { id, passwordHash: known, credentials }: Entering,
  { password, code, previousToken, visit, factors }: SignInRequest & { factors: FactorsInUse },
): Promise<string | null> {
  const passwordHash = passwords.needsRehash(known) ? await passwords.hash(password) : known
  return db.transaction().execute(async (transaction) => {
    if (!(await isStillValid(transaction, id, credentials))) return null
    if (!(await updatePassword(transaction, id, known, { passwordHash }))) return null
    const isProven = !factors.isOn || (await takeCode(transaction, id, { code, now: clock.now() }))
    if (!isProven) return null
    if (previousToken) await deleteSessions(transaction, [hashToken(previousToken)])
    return beginSession(transaction, id, { now: clock.now(), visit })
  })
}

/** How usernames are stored and compared: ignoring case. */
export function comparableUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase()
}
