import { isUnwritable, type Database } from '#store/database.ts'
import { deleteSessions } from '#store/sign-in/session-endings.ts'
import { findSession } from '#store/sign-in/session-with-admin.ts'
import { insertSession, listSessions, touchSession } from '#store/sign-in/sessions.ts'
import { hashToken, newToken } from '../tokens.ts'
import type { SignInDependencies } from './dependencies.ts'
import { deviceOf, networkMark, type Visit } from './device.ts'
import { sessionLimits } from './limits.ts'
import { reasonOfExpiry } from './session-expiry.ts'
import { adminOfSession, type SignedInAdmin } from './signed-in-admin.ts'

type Deps = Pick<SignInDependencies, 'db' | 'clock' | 'securityLog'>

/** The holder of this session token; null if the session has ended. */
export async function verifySession(deps: Deps, token: string): Promise<SignedInAdmin | null> {
  const session = await findSession(deps.db, hashToken(token))
  if (!session) return null

  const now = deps.clock.now()
  const because = reasonOfExpiry(session, now)
  if (because) {
    await deleteSessions(deps.db, [session.tokenHash])
    deps.securityLog({ event: 'session expired', adminId: session.admin.id, because })
    return null
  }
  const touchBefore = now.subtract({ seconds: sessionLimits.touchSeconds })
  if (Temporal.Instant.compare(session.lastSeenAt, touchBefore) <= 0) {
    // On a full disk the administrator can still look at what is wrong.
    await touchSession(deps.db, session.tokenHash, now).catch(ignoreUnwritable)
  }
  return adminOfSession(session, now)
}

function ignoreUnwritable(error: unknown): void {
  if (!isUnwritable(error)) throw error
}

/**
 * Starts a session in the given transaction and returns its token, which is always new and never
 * stored. If there are too many sessions, the oldest ends.
 */
export async function beginSession(
  transaction: Database,
  adminId: string,
  { now, visit }: { now: Temporal.Instant; visit: Visit },
): Promise<string> {
  const token = newToken()
  const tokenHash = hashToken(token)
  const older = await listSessions(transaction, adminId)
  const tooMany = older.slice(sessionLimits.atOnce - 1).map((session) => session.tokenHash)
  await deleteSessions(transaction, tooMany)
  await insertSession(transaction, {
    tokenHash,
    adminId,
    createdAt: now,
    isTrusted: visit.isTrusted ?? false,
    device: deviceOf(visit.userAgent),
    network: networkMark(tokenHash, visit.address),
  })
  return token
}
