import type { SessionEnding } from '#contracts/admin.ts'
import { deleteSessions, listSessions } from '#store/sign-in/sessions.ts'
import type { SignInDependencies } from './dependencies.ts'
import { sessionId, type SignedInAdmin } from './sessions.ts'
import { withPassword } from './with-password.ts'

/**
 * Ends one session of the administrator, or all but this one, after the password was given again
 * (ASVS 7.5.2). One that has ended already is no mistake. Throws as `withPassword`.
 */
export async function endSessions(
  deps: SignInDependencies,
  { id: adminId, username, tokenHash }: SignedInAdmin,
  { currentPassword, id, address }: SessionEnding & { address: string },
): Promise<void> {
  const proof = { id: adminId, username, currentPassword, address }
  const ended = await withPassword(
    deps,
    { ...proof, refusal: 'ending sessions failed' },
    async () => {
      const sessions = await listSessions(deps.db, adminId)
      const chosen = sessions
        .map((session) => session.tokenHash)
        .filter((hash) => hash !== tokenHash && (id === undefined || sessionId(hash) === id))
      await deleteSessions(deps.db, chosen)
      return chosen.length
    },
  )
  deps.securityLog({ event: 'sessions ended', adminId, sessions: ended })
}
