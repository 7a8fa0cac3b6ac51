import type { Database } from '../database.ts'

/**
 * What a sign-in rests on, for comparison: password, role and second factors. Null if there is no
 * such administrator.
 */
export async function credentialsOf(database: Database, adminId: string): Promise<string | null> {
  const admin = await database
    .selectFrom('admins')
    .select(['passwordHash', 'role', 'totpSecret'])
    .where('id', '=', adminId)
    .executeTakeFirst()
  if (!admin) return null
  const passkeys = await database
    .selectFrom('passkeys')
    .select('id')
    .where('adminId', '=', adminId)
    .orderBy('id')
    .execute()
  return JSON.stringify([admin.passwordHash, admin.role, admin.totpSecret, passkeys])
}

/** Until the transaction ends, nobody else changes how this administrator signs in. */
export async function holdAdmin(transaction: Database, adminId: string): Promise<void> {
  await transaction
    .updateTable('admins')
    // Changes nothing, but as a write it takes the lock on both databases.
    .set((eb) => ({ role: eb.ref('role') }))
    .where('id', '=', adminId)
    .execute()
}
