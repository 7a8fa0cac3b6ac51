import type { SessionList } from '#contracts/admin.ts'
import type { Database } from '#store/database.ts'
import * as store from '#store/sign-in/sessions.ts'
import type { SignInDependencies } from './dependencies.ts'
import { sessionLimits, initialPasswordHours } from './limits.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { StoredAdmin } from '#store/sign-in/admins.ts'

type Deps = Pick<SignInDependencies, 'db' | 'clock' | 'securityLog'>

/** The administrator behind a request, proven by a live session. */
export interface SignedInAdmin {
  id: string
  username: string
  /** The password was made by the site. */
  passwordIsInitial: boolean
  /** It was so for too long: only changing it is allowed (ASVS 6.4.1). */
  mustChangePassword: boolean
  /** Which session it is. */
  tokenHash: string
}

/** Who holds this session token; null when nobody does any more. */
export async function verifySession(deps: Deps, token: string): Promise<SignedInAdmin | null> {
  const session = await store.findSession(deps.db, hashToken(token))
  if (!session) return null

  const now = deps.clock.now()
  const because = reasonOfExpiry(session, now)
  if (because) {
    await store.deleteSessions(deps.db, [session.tokenHash])
    deps.securityLog({ event: 'session expired', adminId: session.admin.id, because })
    return null
  }
  const touchBefore = now.subtract({ seconds: sessionLimits.touchSeconds })
  if (isAtOrBefore(session.lastSeenAt, touchBefore)) {
    await store.touchSession(deps.db, session.tokenHash, now)
  }
  return signedInAdmin(session, now)
}

/**
 * Begins a session in the given transaction and answers its token, which is new each time and
 * never stored. Of too many sessions the oldest ends.
 */
export async function beginSession(
  transaction: Database,
  adminId: string,
  now: Temporal.Instant,
): Promise<string> {
  const token = newToken()
  const older = await store.listSessions(transaction, adminId)
  const tooMany = older.slice(sessionLimits.atOnce - 1).map(({ tokenHash }) => tokenHash)
  await store.deleteSessions(transaction, tooMany)
  await store.insertSession(transaction, { tokenHash: hashToken(token), adminId, createdAt: now })
  return token
}

export async function signOut(deps: Deps, { id, tokenHash }: SignedInAdmin): Promise<void> {
  await store.deleteSessions(deps.db, [tokenHash])
  deps.securityLog({ event: 'signed out', adminId: id })
}

/** Ends every session of the administrator, this one too. */
export async function signOutEverywhere(deps: Deps, { id }: SignedInAdmin): Promise<void> {
  const sessions = await store.deleteSessionsOf(deps.db, id)
  deps.securityLog({ event: 'signed out everywhere', adminId: id, sessions })
}

/** Names a session to its owner: what is stored of its token stays inside. */
export function sessionId(tokenHash: string): string {
  return hashToken(tokenHash).slice(0, 16)
}

/** Where the administrator is signed in, newest first (ASVS 7.5.2). */
export async function listOwnSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, tokenHash }: SignedInAdmin,
): Promise<SessionList> {
  const now = clock.now()
  const sessions = await store.listSessions(db, id)
  return sessions
    .filter((session) => reasonOfExpiry(session, now) === null)
    .map((session) => ({
      id: sessionId(session.tokenHash),
      signedInAt: isoText(session.createdAt),
      lastSeenAt: isoText(session.lastSeenAt),
      isCurrent: session.tokenHash === tokenHash,
    }))
}

/** Removes sessions that have ended by themselves; nobody could use them any more anyway. */
export async function removeExpiredSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now()
  await store.deleteExpiredSessions(db, {
    seenBefore: now.subtract({ hours: sessionLimits.idleHours }),
    begunBefore: now.subtract({ hours: sessionLimits.absoluteHours }),
  })
}

function reasonOfExpiry(
  { createdAt, lastSeenAt }: store.StoredSession,
  now: Temporal.Instant,
): 'idle' | 'age' | null {
  const { idleHours, absoluteHours } = sessionLimits
  if (isAtOrBefore(createdAt, now.subtract({ hours: absoluteHours }))) return 'age'
  return isAtOrBefore(lastSeenAt, now.subtract({ hours: idleHours })) ? 'idle' : null
}

function signedInAdmin(
  { admin, tokenHash }: store.SessionWithAdmin,
  now: Temporal.Instant,
): SignedInAdmin {
  const { id, username, passwordIsInitial } = admin
  return {
    id,
    username,
    passwordIsInitial,
    mustChangePassword: isInitialPasswordExpired(admin, now),
    tokenHash,
  }
}

function isAtOrBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) <= 0
}

function isoText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}

const tokenBytes = 32

/** A new session token of 256 random bits: 43 letters, digits, dashes and underscores. */
export function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/**
 * What is stored of a token. A plain hash is enough where there is nothing to guess: anyone who reads
 * the table cannot sign in with what it holds.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Whether the password is one that the site made and that was not replaced in time. */
export function isInitialPasswordExpired(
  {
    passwordIsInitial,
    passwordChangedAt,
  }: Pick<StoredAdmin, 'passwordIsInitial' | 'passwordChangedAt'>,
  now: Temporal.Instant,
): boolean {
  const end = passwordChangedAt.add({ hours: initialPasswordHours })
  return passwordIsInitial && Temporal.Instant.compare(end, now) <= 0
}
