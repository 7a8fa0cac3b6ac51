import type { Database } from '../database.ts'
import { instantToText } from '../values.ts'

/** What an administrator can prove themselves with besides the password. */
export interface SecondFactors {
  totpSecret: string | null
  totpPending: string | null
  passkeys: number
  recoveryCodes: number
}

/** Null if there is no such administrator. */
export async function findSecondFactors(
  database: Database,
  adminId: string,
): Promise<SecondFactors | null> {
  const row = await database
    .selectFrom('admins')
    .select((eb) => [
      'totpSecret',
      'totpPending',
      eb
        .selectFrom('passkeys')
        .whereRef('passkeys.adminId', '=', 'admins.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('passkeys'),
      eb
        .selectFrom('recoveryCodes')
        .whereRef('recoveryCodes.adminId', '=', 'admins.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('recoveryCodes'),
    ])
    .where('id', '=', adminId)
    .executeTakeFirst()
  return row
    ? { ...row, passkeys: Number(row.passkeys), recoveryCodes: Number(row.recoveryCodes) }
    : null
}

/** Null takes a pending secret away. */
export async function setPendingTotp(
  database: Database,
  adminId: string,
  totpPending: string | null,
): Promise<void> {
  await database.updateTable('admins').set({ totpPending }).where('id', '=', adminId).execute()
}

/** `step` is that of the code which confirmed it; null with a null secret. */
export async function setTotp(
  database: Database,
  adminId: string,
  { secret, step }: { secret: string | null; step: number | null },
): Promise<void> {
  await database
    .updateTable('admins')
    .set({ totpSecret: secret, totpPending: null, totpLastStep: step })
    .where('id', '=', adminId)
    .execute()
}

/** All of them, and the recovery codes. */
export async function deleteSecondFactors(transaction: Database, adminId: string): Promise<void> {
  await setTotp(transaction, adminId, { secret: null, step: null })
  await transaction.deleteFrom('passkeys').where('adminId', '=', adminId).execute()
  await replaceRecoveryCodes(transaction, adminId, [])
}

/** An hour: a later step than that was stored while the clock was wrong. */
const stepsOfWrongClock = 120

/** Returns false if a code of this step or a later one was used already. */
export async function useTotpStep(
  database: Database,
  adminId: string,
  step: number,
): Promise<boolean> {
  const result = await database
    .updateTable('admins')
    .set({ totpLastStep: step })
    .where('id', '=', adminId)
    .where((eb) =>
      eb.or([
        eb('totpLastStep', 'is', null),
        eb('totpLastStep', '<', step),
        eb('totpLastStep', '>', step + stepsOfWrongClock),
      ]),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Replaces all of them. */
export async function replaceRecoveryCodes(
  transaction: Database,
  adminId: string,
  hashes: readonly string[],
): Promise<void> {
  await transaction.deleteFrom('recoveryCodes').where('adminId', '=', adminId).execute()
  if (hashes.length === 0) return
  const rows = hashes.map((codeHash) => ({ codeHash, adminId }))
  await transaction.insertInto('recoveryCodes').values(rows).execute()
}

/** Returns whether there was such a code. */
export async function useRecoveryCode(
  database: Database,
  adminId: string,
  codeHash: string,
): Promise<boolean> {
  const result = await database
    .deleteFrom('recoveryCodes')
    .where('adminId', '=', adminId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

const rule = 'second factor required'

export async function isSecondFactorRequired(database: Database): Promise<boolean> {
  const query = database.selectFrom('adminSettings').select('value').where('name', '=', rule)
  return (await query.executeTakeFirst())?.value === 'yes'
}

export async function requireSecondFactor(database: Database, isRequired: boolean): Promise<void> {
  const value = isRequired ? 'yes' : 'no'
  await database
    .insertInto('adminSettings')
    .values({ name: rule, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function insertChallenge(
  database: Database,
  { hash, expiresAt }: { hash: string; expiresAt: Temporal.Instant },
): Promise<void> {
  await database
    .insertInto('challenges')
    .values({ hash, expiresAt: instantToText(expiresAt) })
    .execute()
}

/** Returns whether it was waiting: only one call succeeds. */
export async function takeChallenge(
  database: Database,
  hash: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const result = await database
    .deleteFrom('challenges')
    .where('hash', '=', hash)
    .where('expiresAt', '>', instantToText(now))
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function deleteExpiredChallenges(
  database: Database,
  now: Temporal.Instant,
): Promise<void> {
  await database.deleteFrom('challenges').where('expiresAt', '<=', instantToText(now)).execute()
}
