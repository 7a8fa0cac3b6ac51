import type { Role } from '#contracts/permissions.ts'
import type { Database } from '../database.ts'
import { flagToBoolean, textToInstant } from '../values.ts'
import { sessionColumns, sessionFromRow, type StoredSession } from './sessions.ts'

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

export async function findSession(
  database: Database,
  tokenHash: string,
): Promise<SessionWithAdmin | null> {
  const row = await database
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.id', 'sessions.adminId')
    .select(sessionColumns.map((name) => `sessions.${name}` as const))
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
    ...sessionFromRow(row),
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
