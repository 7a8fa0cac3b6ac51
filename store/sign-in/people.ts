import type { Role } from '#contracts/permissions.ts'
import { type Database, isUniqueViolation } from '../database.ts'
import { booleanToFlag, instantToText, newId, textToInstant } from '../values.ts'
import type { NewAdmin } from './admins.ts'

/** An administrator as the owner sees them. */
export interface Person {
  id: string
  username: string
  role: Role
  createdAt: Temporal.Instant
  /** Null without a session. */
  lastSeenAt: Temporal.Instant | null
  /** A passkey or an app. */
  hasSecondFactor: boolean
}

export async function listPeople(database: Database): Promise<Person[]> {
  const rows = await database
    .selectFrom('admins')
    .select((eb) => [
      'id',
      'username',
      'role',
      'createdAt',
      eb
        .selectFrom('sessions')
        .whereRef('sessions.adminId', '=', 'admins.id')
        .select(({ fn }) => fn.max<string | null>('sessions.lastSeenAt').as('seen'))
        .as('lastSeenAt'),
      eb
        .selectFrom('passkeys')
        .whereRef('passkeys.adminId', '=', 'admins.id')
        .select('passkeys.id')
        .limit(1)
        .as('passkey'),
      'totpSecret',
    ])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ passkey, totpSecret, ...row }) => ({
    ...row,
    hasSecondFactor: passkey !== null || totpSecret !== null,
    createdAt: textToInstant(row.createdAt),
    lastSeenAt: row.lastSeenAt === null ? null : textToInstant(row.lastSeenAt),
  }))
}

export async function findPerson(database: Database, id: string) {
  const query = database.selectFrom('admins').select(['id', 'username', 'role'])
  return (await query.where('id', '=', id).executeTakeFirst()) ?? null
}

/** Returns the id; null if the name is taken. */
export async function insertAdmin(database: Database, admin: NewAdmin): Promise<string | null> {
  const id = newId()
  const createdAt = instantToText(admin.createdAt)
  const passwordIsInitial = booleanToFlag(admin.passwordIsInitial)
  try {
    await database
      .insertInto('admins')
      .values({ ...admin, id, passwordIsInitial, createdAt, passwordChangedAt: createdAt })
      .execute()
    return id
  } catch (error) {
    if (isUniqueViolation(error)) return null
    throw error
  }
}

/** How many owners there are. Until the transaction ends, no other can change that. */
export async function lockOwners(transaction: Database): Promise<number> {
  const rows = await transaction
    .updateTable('admins')
    // Changes nothing, but as a write it takes the lock on both databases.
    .set({ role: 'owner' })
    .where('role', '=', 'owner')
    .returning('id')
    .execute()
  return rows.length
}

export async function setRole(database: Database, id: string, role: Role): Promise<void> {
  await database.updateTable('admins').set({ role }).where('id', '=', id).execute()
}

/** Sessions go with them. */
export async function deleteAdmin(database: Database, id: string): Promise<void> {
  await database.deleteFrom('admins').where('id', '=', id).execute()
}
