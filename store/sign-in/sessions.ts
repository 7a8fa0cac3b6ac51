import type { Selectable } from 'kysely'
import type { Role } from '#contracts/permissions.ts'
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

/** A session with its administrator, without the password. */
export type SessionWithAdmin = StoredSession & {
  admin: {
    id: string
    username: string
    role: Role
    passwordIsInitial: boolean
    passwordChangedAt: Temporal.Instant
    hasTotp: boolean
    hasPasskey: boolean
    isSecondFactorRequired: boolean
  }
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

export async function findSession(
  database: Database,
  tokenHash: string,
): Promise<SessionWithAdmin | null> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.adminId')
    .select(columns.map((name) => `sessions.${name}` as const))
    .select(['admins.id', 'admins.username', 'admins.role'])
    .select(['admins.passwordIsInitial', 'admins.passwordChangedAt', 'admins.totpSecret'])
    .select((eb) => [
      eb
        .selectFrom('passkeys')
        .whereRef('passkeys.adminId', '=', 'admins.id')
        .select('passkeys.id')
        .limit(1)
        .as('passkey'),
      eb
        .selectFrom('adminSettings')
        .where('name', '=', 'second factor required')
        .select('value')
        .as('required'),
    ])
    .where('sessions.tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return null

  const { id, username, role, passwordIsInitial, passwordChangedAt } = row
  return {
    ...fromRow(row),
    admin: {
      id,
      username,
      role,
      passwordIsInitial: flagToBoolean(passwordIsInitial),
      passwordChangedAt: textToInstant(passwordChangedAt),
      hasTotp: row.totpSecret !== null,
      hasPasskey: row.passkey !== null,
      isSecondFactorRequired: row.required === 'yes',
    },
  }
}

/** All sessions of an administrator, newest first. */
export async function listSessions(database: Database, adminId: string): Promise<StoredSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(columns)
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
}

/** Deletes sessions last seen before one instant or created before the other. */
export async function deleteExpiredSessions(
  database: Database,
  { isTrusted, seenBefore, begunBefore }: SessionEnds,
): Promise<void> {
  await database
    .deleteFrom('sessions')
    .where('isTrusted', '=', booleanToFlag(isTrusted))
    .where((eb) =>
      eb.or([
        eb('lastSeenAt', '<', instantToText(seenBefore)),
        eb('createdAt', '<', instantToText(begunBefore)),
      ]),
    )
    .execute()
}

function fromRow(row: Pick<Selectable<SessionsTable>, (typeof columns)[number]>): StoredSession {
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

const columns = [
  'tokenHash',
  'createdAt',
  'lastSeenAt',
  'provenAt',
  'isTrusted',
  'device',
  'network',
] as const
