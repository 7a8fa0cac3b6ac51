import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { SessionsTable } from '../admin-tables.ts'
import { booleanToFlag, flagToBoolean, instantToText, textToInstant } from '../values.ts'

/** A browser session of an administrator. Only the hash of its token is stored. */
export interface StoredSession {
  tokenHash: string
  createdAt: Temporal.Instant
  lastSeenAt: Temporal.Instant
  /** When the administrator last proved who they are. */
  provenAt: Temporal.Instant
  isTrusted: boolean
  /** In words: 'Chrome on Windows'. */
  device: string
  /** SHA-256 of the session and its network. */
  network: string
}

export interface NewSession extends Pick<
  StoredSession,
  'tokenHash' | 'createdAt' | 'isTrusted' | 'device' | 'network'
> {
  adminId: string
}

export async function insertSession(database: Database, session: NewSession): Promise<void> {
  const createdAt = instantToText(session.createdAt)
  await database
    .insertInto('sessions')
    .values({
      ...session,
      isTrusted: booleanToFlag(session.isTrusted),
      createdAt,
      lastSeenAt: createdAt,
      provenAt: createdAt,
    })
    .execute()
}

export async function hasSession(database: Database, tokenHash: string): Promise<boolean> {
  const query = database.selectFrom('sessions').select('tokenHash')
  return (await query.where('tokenHash', '=', tokenHash).executeTakeFirst()) !== undefined
}

/** All sessions of an administrator, newest first. */
export async function listSessions(database: Database, adminId: string): Promise<StoredSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(sessionColumns)
    .where('adminId', '=', adminId)
    .orderBy('createdAt', 'desc')
    .orderBy('tokenHash')
    .execute()
  return rows.map(sessionFromRow)
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

/** The administrator has just proved who they are. */
export async function proveSession(
  database: Database,
  tokenHash: string,
  provenAt: Temporal.Instant,
): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ provenAt: instantToText(provenAt) })
    .where('tokenHash', '=', tokenHash)
    .execute()
}

export function sessionFromRow(
  row: Pick<Selectable<SessionsTable>, (typeof sessionColumns)[number]>,
): StoredSession {
  return {
    tokenHash: row.tokenHash,
    createdAt: textToInstant(row.createdAt),
    lastSeenAt: textToInstant(row.lastSeenAt),
    // Empty in sessions from before this was recorded.
    provenAt: textToInstant(row.provenAt || row.createdAt),
    isTrusted: flagToBoolean(row.isTrusted),
    device: row.device,
    network: row.network,
  }
}

export const sessionColumns = [
  'tokenHash',
  'createdAt',
  'lastSeenAt',
  'provenAt',
  'isTrusted',
  'device',
  'network',
] as const
