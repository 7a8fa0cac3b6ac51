import type { Database } from '../database.ts'
import { flagToBoolean, instantToText, textToInstant } from '../values.ts'

/** A browser session of an administrator. Only the hash of its token is stored. */
export interface StoredSession {
  tokenHash: string
  createdAt: Temporal.Instant
  lastSeenAt: Temporal.Instant
}

/** A session with its administrator, without the password. */
export type SessionWithAdmin = StoredSession & {
  admin: {
    id: string
    username: string
    passwordIsInitial: boolean
    passwordChangedAt: Temporal.Instant
  }
}

export async function insertSession(
  database: Database,
  session: { tokenHash: string; adminId: string; createdAt: Temporal.Instant },
): Promise<void> {
  const createdAt = instantToText(session.createdAt)
  await database
    .insertInto('sessions')
    .values({ ...session, createdAt, lastSeenAt: createdAt })
    .execute()
}

export async function findSession(
  database: Database,
  tokenHash: string,
): Promise<SessionWithAdmin | null> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.adminId')
    .select(['sessions.tokenHash', 'sessions.createdAt', 'sessions.lastSeenAt'])
    .select(['admins.id', 'admins.username'])
    .select(['admins.passwordIsInitial', 'admins.passwordChangedAt'])
    .where('sessions.tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return null

  const { id, username, passwordIsInitial, passwordChangedAt } = row
  return {
    ...fromRow(row),
    admin: {
      id,
      username,
      passwordIsInitial: flagToBoolean(passwordIsInitial),
      passwordChangedAt: textToInstant(passwordChangedAt),
    },
  }
}

/** All sessions of an administrator, newest first. */
export async function listSessions(database: Database, adminId: string): Promise<StoredSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(['tokenHash', 'createdAt', 'lastSeenAt'])
    .where('adminId', '=', adminId)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .execute()
  return rows.map(fromRow)
}

export async function touchSession(
  database: Database,
  tokenHash: string,
  lastSeenAt: Temporal.Instant,
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ lastSeenAt: instantToText(lastSeenAt) })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

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

/** Deletes sessions last seen before one instant or created before the other. */
export async function deleteExpiredSessions(
  database: Database,
  { seenBefore, begunBefore }: { seenBefore: Temporal.Instant; begunBefore: Temporal.Instant },
): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('lastSeenAt', '<', instantToText(seenBefore)),
        eb('createdAt', '<', instantToText(begunBefore)),
      ]),
    )
    .execute()
}

function fromRow(row: { tokenHash: string; createdAt: string; lastSeenAt: string }): StoredSession {
  return {
    tokenHash: row.tokenHash,
    createdAt: textToInstant(row.createdAt),
    lastSeenAt: textToInstant(row.lastSeenAt),
  }
}
