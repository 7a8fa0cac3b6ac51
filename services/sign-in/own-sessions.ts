import type { SessionList } from '#contracts/admin.ts'
import { deleteSessions, deleteSessionsOf } from '#store/sign-in/session-endings.ts'
import { listSessions } from '#store/sign-in/sessions.ts'
import { hashToken } from '../tokens.ts'
import type { SignInDependencies } from './dependencies.ts'
import { networkMark } from './device.ts'
import { reasonOfExpiry } from './session-expiry.ts'
import type { SignedInAdmin } from './signed-in-admin.ts'

type Deps = Pick<SignInDependencies, 'db' | 'clock' | 'securityLog'>

/** Where the administrator is signed in, newest first (ASVS 7.5.2). */
export async function listOwnSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, tokenHash }: SignedInAdmin,
  address: string,
): Promise<SessionList> {
  const now = clock.now()
  const sessions = await listSessions(db, id)
  return sessions
    .filter((session) => reasonOfExpiry(session, now) === null)
    .map((session) => ({
      id: sessionId(session.tokenHash),
      signedInAt: isoText(session.createdAt),
      lastSeenAt: isoText(session.lastSeenAt),
      device: session.device,
      isHere: session.network === networkMark(session.tokenHash, address),
      isTrusted: session.isTrusted,
      isCurrent: session.tokenHash === tokenHash,
    }))
}

/** A public id for a session that does not reveal the stored hash. */
function sessionId(tokenHash: string): string {
  return hashToken(tokenHash).slice(0, 16)
}

/** Ends one session of the administrator, or all others. One that has ended is not an error. */
export async function endSessions(
  deps: Deps,
  { id: adminId, tokenHash }: SignedInAdmin,
  id: string | undefined,
): Promise<void> {
  const sessions = await listSessions(deps.db, adminId)
  const chosen = sessions
    .map((session) => session.tokenHash)
    .filter((hash) => hash !== tokenHash && (id === undefined || sessionId(hash) === id))
  await deleteSessions(deps.db, chosen)
  deps.securityLog({ event: 'sessions ended', adminId, sessions: chosen.length })
}

export async function signOut(deps: Deps, { id, tokenHash }: SignedInAdmin): Promise<void> {
  await deleteSessions(deps.db, [tokenHash])
  deps.securityLog({ event: 'signed out', adminId: id })
}

/** Ends all sessions of the administrator, including this one. */
export async function signOutEverywhere(deps: Deps, { id }: SignedInAdmin): Promise<void> {
  const sessions = await deleteSessionsOf(deps.db, id)
  deps.securityLog({ event: 'signed out everywhere', adminId: id, sessions })
}

function isoText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}
