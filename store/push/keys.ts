import type { Database } from '../database.ts'

/** A VAPID key pair, base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The site's keys; of two servers that ask for the first time at once, both get the same. */
export async function pushKeysOf(
  database: Database,
  make: () => Promise<PushKeys>,
): Promise<PushKeys> {
  const known = await readPushKeys(database)
  if (known) return known
  await database
    .insertInto('pushKeys')
    .values({ name: 'site', ...(await make()) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const stored = await readPushKeys(database)
  if (!stored) throw new Error('The keys for push messages could not be stored.')
  return stored
}

export async function readPushKeys(database: Database): Promise<PushKeys | undefined> {
  return database.selectFrom('pushKeys').select(['publicKey', 'privateKey']).executeTakeFirst()
}
