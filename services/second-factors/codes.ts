import type { Database } from '#store/database.ts'
import * as store from '#store/sign-in/second-factors.ts'
import { generatePassword } from '../passwords/passwords.ts'
import { hashToken } from '../tokens.ts'
import { stepOfCode } from './totp.ts'

export const recoveryCodesAtOnce = 10

/** Replaces all recovery codes, and returns the new ones: only their hashes are stored. */
export async function renewRecoveryCodes(
  transaction: Database,
  adminId: string,
): Promise<string[]> {
  // 150 random bits each, so that a plain hash suffices (ASVS 6.5.2).
  const codes = Array.from({ length: recoveryCodesAtOnce }, generatePassword)
  await store.replaceRecoveryCodes(transaction, adminId, codes.map(hashToken))
  return codes
}

/** Uses up a code from the app, or a recovery code. Returns whether it is right and was not used. */
export async function takeCode(
  transaction: Database,
  adminId: string,
  { code = '', now }: { code: string | undefined; now: Temporal.Instant },
): Promise<boolean> {
  const typed = code.replace(/\s/g, '').toLowerCase()
  if (!/^\d+$/.test(typed)) return store.useRecoveryCode(transaction, adminId, hashToken(typed))
  const { totpSecret } = (await store.findSecondFactors(transaction, adminId)) ?? {}
  const step = totpSecret ? stepOfCode(totpSecret, typed, now) : null
  return step !== null && store.useTotpStep(transaction, adminId, step)
}

export interface FactorsInUse {
  hasTotp: boolean
  /** The password alone is not enough. */
  isOn: boolean
}

export async function secondFactorsOf(db: Database, adminId: string): Promise<FactorsInUse> {
  const factors = await store.findSecondFactors(db, adminId)
  const hasTotp = Boolean(factors?.totpSecret)
  return { hasTotp, isOn: hasTotp || (factors?.passkeys ?? 0) > 0 }
}
