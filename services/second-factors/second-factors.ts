import { checkClock } from '#contracts/second-factor-messages.ts'
import type { RecoveryCodes, SecondFactors, TotpOffer } from '#contracts/second-factors.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { deletePasskey, listPasskeys } from '#store/sign-in/passkeys.ts'
import { findPerson } from '#store/sign-in/people.ts'
import { holdAdmin } from '#store/sign-in/credentials.ts'
import * as store from '#store/sign-in/second-factors.ts'
import { deleteSessionsOf } from '#store/sign-in/session-endings.ts'
import { instantToText } from '#store/values.ts'
import { ConflictError, missing, RuleError } from '../errors.ts'
import { isId } from '../ids.ts'
import { assertSignedIn } from '../sign-in/still-valid.ts'
import type { SignedInAdmin } from '../sign-in/signed-in-admin.ts'
import type { PasswordDependencies } from '../sign-in/dependencies.ts'
import { qrCodeOf } from '../stay-links/qr-code.ts'
import { renewRecoveryCodes } from './codes.ts'
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts'

type Deps = Pick<PasswordDependencies, 'db' | 'clock' | 'securityLog' | 'site'>

/** What an administrator has besides the password. Secrets stay here. */
export async function readSecondFactors(
  { db }: Pick<Deps, 'db'>,
  adminId: string,
): Promise<SecondFactors> {
  const factors = await factorsOf(db, adminId)
  const passkeys = await listPasskeys(db, adminId)
  return {
    hasTotp: factors.totpSecret !== null,
    recoveryCodes: factors.recoveryCodes,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: instantToText(createdAt),
      lastUsedAt: lastUsedAt && instantToText(lastUsedAt),
    })),
    isRequired: await store.isSecondFactorRequired(db),
  }
}

/** Makes a secret for an app. It counts once a code of it has come back. */
export async function offerTotp(
  { db, site }: Deps,
  { id, username }: { id: string; username: string },
): Promise<TotpOffer> {
  const secret = newTotpSecret()
  await store.setPendingTotp(db, id, secret)
  const uri = totpUri(secret, { issuer: site.facts.property, name: username })
  return { secret, uri, qr: qrCodeOf(uri) }
}

/** Throws `RuleError` for a wrong code, `ConflictError` if nothing was offered. */
export async function confirmTotp(
  { db, clock, securityLog }: Deps,
  admin: Pick<SignedInAdmin, 'id' | 'tokenHash'>,
  code: string,
): Promise<RecoveryCodes> {
  const { id: adminId } = admin
  const codes = await inTransaction(db, async (transaction) => {
    await assertSignedIn(transaction, admin)
    const { totpPending: secret } = await factorsOf(transaction, adminId)
    if (secret === null) throw new ConflictError('Please start again with a new QR code.')
    const step = stepOfCode(secret, code.replace(/\s/g, ''), clock.now())
    if (step === null) {
      throw new RuleError('Please check the marked fields.', {
        code: `This isn’t the code that the app shows now. ${checkClock}`,
      })
    }
    await store.setTotp(transaction, adminId, { secret, step })
    return codesForFirst(transaction, adminId)
  })
  securityLog({ event: 'second factor added', adminId, factor: 'app' })
  return codes
}

/** The first second factor brings recovery codes, in the same transaction. */
export async function codesForFirst(
  transaction: Database,
  adminId: string,
): Promise<RecoveryCodes> {
  const { recoveryCodes } = await factorsOf(transaction, adminId)
  if (recoveryCodes > 0) return { recoveryCodes: [] }
  return { recoveryCodes: await renewRecoveryCodes(transaction, adminId) }
}

export async function renewCodes(
  { db, securityLog }: Pick<Deps, 'db' | 'securityLog'>,
  admin: Pick<SignedInAdmin, 'id' | 'tokenHash'>,
): Promise<RecoveryCodes> {
  const { id: adminId } = admin
  const recoveryCodes = await inTransaction(db, async (transaction) => {
    await assertSignedIn(transaction, admin)
    const { totpSecret, passkeys } = await factorsOf(transaction, adminId)
    if (totpSecret === null && passkeys === 0) {
      throw new ConflictError('Please set up a passkey or an app first.')
    }
    return renewRecoveryCodes(transaction, adminId)
  })
  securityLog({ event: 'recovery codes renewed', adminId })
  return { recoveryCodes }
}

/** Throws `NotFoundError`, and `ConflictError` for the last one while one is required. */
export async function removeTotp(deps: Deps, adminId: string): Promise<void> {
  await remove(deps, adminId, 'app', async (transaction) => {
    const { totpSecret } = await factorsOf(transaction, adminId)
    await store.setTotp(transaction, adminId, { secret: null, step: null })
    return totpSecret !== null
  })
}

/** Throws like `removeTotp`. */
export async function removePasskey(deps: Deps, adminId: string, id: string): Promise<void> {
  await remove(deps, adminId, 'passkey', (transaction) => deletePasskey(transaction, adminId, id))
}

async function remove(
  { db, securityLog }: Deps,
  adminId: string,
  factor: 'app' | 'passkey',
  work: (transaction: Database) => Promise<boolean>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await holdAdmin(transaction, adminId)
    if (!(await work(transaction))) throw missing(factor)
    const { totpSecret, passkeys } = await factorsOf(transaction, adminId)
    if (totpSecret !== null || passkeys > 0) return
    if (await store.isSecondFactorRequired(transaction)) {
      throw new ConflictError('Everyone needs a passkey or an app here. Please add another first.')
    }
    // They would open nothing any more.
    await store.replaceRecoveryCodes(transaction, adminId, [])
  })
  securityLog({ event: 'second factor removed', adminId, factor })
}

/**
 * For somebody who lost them, by an owner who knows the person (ASVS 6.4.4): takes all second
 * factors away and ends their sessions. Throws `NotFoundError`.
 */
export async function resetSecondFactors(
  { db, securityLog }: Pick<Deps, 'db' | 'securityLog'>,
  adminId: string,
  by: string,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    if (!isId(adminId) || !(await findPerson(transaction, adminId))) throw missing('person')
    await holdAdmin(transaction, adminId)
    await store.deleteSecondFactors(transaction, adminId)
    await deleteSessionsOf(transaction, adminId)
  })
  securityLog({ event: 'second factors reset', adminId, by })
}

/** Those who have none are led to add one, and can do nothing else. */
export async function changeSecondFactorRule(
  { db, securityLog }: Pick<Deps, 'db' | 'securityLog'>,
  adminId: string,
  isRequired: boolean,
): Promise<void> {
  await store.requireSecondFactor(db, isRequired)
  securityLog({ event: 'second factor rule changed', adminId, isRequired })
}

async function factorsOf(db: Database, adminId: string): Promise<store.SecondFactors> {
  const factors = await store.findSecondFactors(db, adminId)
  if (!factors) throw missing('person')
  return factors
}
