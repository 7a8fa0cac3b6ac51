import type { Database } from '../database.ts'
import { booleanToFlag, instantToText, ofWrongClock } from '../values.ts'
import type { StoredSession } from './sessions.ts'

export async function deleteSessions(
  database: Database,
  tokenHashes: readonly string[],
): Promise<void> {
  if (tokenHashes.length === 0) return
  await database.deleteFrom('sessions').where('tokenHash', 'in', tokenHashes).execute()
}

/** Returns the number of sessions deleted. */
export async function deleteSessionsOf(database: Database, adminId: string): Promise<number> {
  const result = await database
    .deleteFrom('sessions')
    .where('adminId', '=', adminId)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

interface SessionEnds extends Pick<StoredSession, 'isTrusted'> {
  seenBefore: Temporal.Instant
  begunBefore: Temporal.Instant
  now: Temporal.Instant
}

/** Deletes sessions last seen before one instant or created before the other, or by a wrong clock. */
export async function deleteExpiredSessions(
  database: Database,
  { isTrusted, seenBefore, begunBefore, now }: SessionEnds,
): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('isTrusted', '=', booleanToFlag(isTrusted))
    .where((eb) =>
      eb.or([
        eb('lastSeenAt', '<', instantToText(seenBefore)),
        eb('createdAt', '<', instantToText(begunBefore)),
        eb('createdAt', '>', ofWrongClock(now)),
      ]),
    )
    .execute()
}
