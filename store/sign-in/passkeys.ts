import type { Selectable } from 'kysely'
import { type Database, isUniqueViolation } from '../database.ts'
import type { PasskeysTable } from '../admin-tables.ts'
import { instantToText, textToInstant } from '../values.ts'

/** A public key that an administrator's device signs with. */
export interface StoredPasskey {
  /** The credential's, base64url. */
  id: string
  adminId: string
  /** COSE, base64url. */
  publicKey: string
  /** Of signatures, if the device counts. */
  counter: number
  transports: string[]
  name: string
  createdAt: Temporal.Instant
  lastUsedAt: Temporal.Instant | null
}

/** Returns false if it is stored already. */
export async function insertPasskey(
  database: Database,
  passkey: Omit<StoredPasskey, 'lastUsedAt'>,
): Promise<boolean> {
  try {
    await database
      .insertInto('passkeys')
      .values({
        ...passkey,
        transports: JSON.stringify(passkey.transports),
        createdAt: instantToText(passkey.createdAt),
        lastUsedAt: null,
      })
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

export async function findPasskey(database: Database, id: string): Promise<StoredPasskey | null> {
  const query = database.selectFrom('passkeys').selectAll().where('id', '=', id)
  const row = await query.executeTakeFirst()
  return row ? fromRow(row) : null
}

/** An administrator's, oldest first. */
export async function listPasskeys(database: Database, adminId: string): Promise<StoredPasskey[]> {
  const rows = await database
    .selectFrom('passkeys')
    .selectAll()
    .where('adminId', '=', adminId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(fromRow)
}

/** Returns false if it is gone, or was used with a later signature. */
export async function markPasskeyUsed(
  database: Database,
  id: string,
  { counter, at }: { counter: number; at: Temporal.Instant },
): Promise<boolean> {
  const result = await database
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: instantToText(at) })
    .where('id', '=', id)
    .$if(counter > 0, (query) => query.where('counter', '<', counter))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Returns whether the administrator had it. */
export async function deletePasskey(
  database: Database,
  adminId: string,
  id: string,
): Promise<boolean> {
  const result = await database
    .deleteFrom('passkeys')
    .where('adminId', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

function fromRow(row: Selectable<PasskeysTable>): StoredPasskey {
  return {
    ...row,
    transports: JSON.parse(row.transports) as string[],
    createdAt: textToInstant(row.createdAt),
    lastUsedAt: row.lastUsedAt === null ? null : textToInstant(row.lastUsedAt),
  }
}
