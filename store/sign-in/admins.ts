import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { AdminsTable } from '../tables.ts'
import { booleanToFlag, flagToBoolean, instantToText, textToInstant } from '../values.ts'

export type StoredAdmin = NewAdmin & { id: string; passwordChangedAt: Temporal.Instant }

export interface NewAdmin {
  /** In the form in which usernames are compared: lower case. */
  username: string
  passwordHash: string
  /** Made by the site and not yet replaced by one that the administrator chose. */
  passwordIsInitial: boolean
  createdAt: Temporal.Instant
}

export interface PasswordUpdate {
  passwordHash: string
  passwordIsInitial: boolean
  passwordChangedAt: Temporal.Instant
}

/** Of several servers that start at once only one can insert a row under this id. */
const firstAdminId = 'first'

export async function hasAdmin(database: Database): Promise<boolean> {
  const row = await database.selectFrom('admins').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** Says whether this call was the one that stored the first administrator. */
export async function insertFirstAdmin(database: Database, admin: NewAdmin): Promise<boolean> {
  if (await hasAdmin(database)) return false
  const createdAt = instantToText(admin.createdAt)
  const result = await database
    .insertInto('admins')
    .values({
      ...admin,
      id: firstAdminId,
      passwordIsInitial: booleanToFlag(admin.passwordIsInitial),
      createdAt,
      passwordChangedAt: createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function findAdmin(database: Database, id: string): Promise<StoredAdmin | null> {
  const row = await database
    .selectFrom('admins')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? fromRow(row) : null
}

export async function findAdminByUsername(
  database: Database,
  username: string,
): Promise<StoredAdmin | null> {
  const row = await database
    .selectFrom('admins')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst()
  return row ? fromRow(row) : null
}

/**
 * Writes over the password, provided that it is still the one with `knownHash`; says whether it
 * was. The row stays locked until the transaction ends, so that what was proven with the known
 * password and a change of it never pass each other.
 */
export async function updatePassword(
  database: Database,
  id: string,
  knownHash: string,
  update: Pick<PasswordUpdate, 'passwordHash'> & Partial<PasswordUpdate>,
): Promise<boolean> {
  const { passwordHash, passwordIsInitial, passwordChangedAt } = update
  const result = await database
    .updateTable('admins')
    .set({
      passwordHash,
      ...(passwordIsInitial !== undefined && {
        passwordIsInitial: booleanToFlag(passwordIsInitial),
      }),
      ...(passwordChangedAt && { passwordChangedAt: instantToText(passwordChangedAt) }),
    })
    .where('id', '=', id)
    .where('passwordHash', '=', knownHash)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

function fromRow(row: Selectable<AdminsTable>): StoredAdmin {
  return {
    ...row,
    passwordIsInitial: flagToBoolean(row.passwordIsInitial),
    createdAt: textToInstant(row.createdAt),
    passwordChangedAt: textToInstant(row.passwordChangedAt),
  }
}
