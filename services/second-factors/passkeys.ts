import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { PasskeyCredential, RecoveryCodes } from '#contracts/second-factors.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { credentialsOf } from '#store/sign-in/credentials.ts'
import * as store from '#store/sign-in/passkeys.ts'
import { insertChallenge, takeChallenge } from '#store/sign-in/second-factors.ts'
import { deleteSessions } from '#store/sign-in/session-endings.ts'
import { proveSession } from '#store/sign-in/sessions.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, InvalidCredentialsError, RuleError } from '../errors.ts'
import type { PasswordDependencies } from '../sign-in/dependencies.ts'
import type { Visit } from '../sign-in/device.ts'
import { challengeMinutes } from '../sign-in/limits.ts'
import { beginSession } from '../sign-in/sessions.ts'
import { assertSignedIn, isStillValid } from '../sign-in/still-valid.ts'
import type { SignedInAdmin } from '../sign-in/signed-in-admin.ts'
import { hashToken } from '../tokens.ts'
import { codesForFirst } from './second-factors.ts'

export type PasskeyDeps = Pick<PasswordDependencies, 'db' | 'clock' | 'securityLog' | 'site'> &
  Pick<Dependencies, 'origin'>

/** What the browser needs to make a passkey for a signed-in administrator. */
export async function newPasskeyOptions(deps: PasskeyDeps, { id, username }: SignedInAdmin) {
  const known = await store.listPasskeys(deps.db, id)
  const options = await generateRegistrationOptions({
    rpName: deps.site.facts.property,
    rpID: hostOf(deps),
    userName: username,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    // Found without a username, and unlocked by the person: two factors in one.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: known.map((passkey) => ({ id: passkey.id, ...transportsOf(passkey) })),
  })
  await remember(deps, options.challenge)
  return { ...options }
}

/**
 * Stores a passkey that the browser has made. Throws `RuleError` for one that does not fit, and
 * `ConflictError` for one that is stored already.
 */
export async function addPasskey(
  deps: PasskeyDeps,
  admin: SignedInAdmin,
  { name, credential: response }: { name: string; credential: PasskeyCredential },
): Promise<RecoveryCodes> {
  const { registrationInfo } = await verifyRegistrationResponse({
    ...expectedOf(deps),
    response: response as unknown as RegistrationResponseJSON,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) throw new RuleError(notMade)
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const { id: adminId } = admin
  const createdAt = deps.clock.now()
  const key = { id, adminId, counter, transports, name, createdAt }
  const codes = await inTransaction(deps.db, async (transaction) => {
    const stored = { ...key, publicKey: Buffer.from(publicKey).toString('base64url') }
    await assertSignedIn(transaction, admin)
    if (!(await store.insertPasskey(transaction, stored))) throw new ConflictError(isKnown)
    return codesForFirst(transaction, adminId)
  })
  deps.securityLog({ event: 'second factor added', adminId, factor: 'passkey' })
  return codes
}

const notMade = 'This passkey could not be checked. Please try again.'
const isKnown = 'This passkey is already set up.'

/** For signing in, and for proving again who is signed in. Any of the site's passkeys may answer. */
export async function passkeyOptions(deps: PasskeyDeps) {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(deps),
    userVerification: 'required',
  })
  await remember(deps, options.challenge)
  return { ...options }
}

/** Signs in without a password and returns the session's token. Throws `InvalidCredentialsError`. */
export async function signInWithPasskey(
  deps: PasskeyDeps,
  credential: PasskeyCredential,
  { visit, previousToken }: { visit: Visit; previousToken: string | null },
): Promise<{ token: string }> {
  const passkey = await verified(deps, credential)
  const now = deps.clock.now()
  const token = await inTransaction(deps.db, async (transaction) => {
    await use(deps, transaction, passkey, now)
    if (previousToken) await deleteSessions(transaction, [hashToken(previousToken)])
    return beginSession(transaction, passkey.adminId, { now, visit })
  })
  deps.securityLog({ event: 'signed in', adminId: passkey.adminId })
  return { token }
}

/** Proves that the administrator is still the one who signed in. Throws like `signInWithPasskey`. */
export async function proveWithPasskey(
  deps: PasskeyDeps,
  { id, tokenHash }: SignedInAdmin,
  credential: PasskeyCredential,
): Promise<void> {
  const passkey = await verified(deps, credential, id)
  const at = deps.clock.now()
  await inTransaction(deps.db, async (transaction) => {
    await use(deps, transaction, passkey, at)
    await proveSession(transaction, tokenHash, at)
  })
  deps.securityLog({ event: 'proved again', adminId: id })
}

/** A passkey as it was when its answer was checked. */
type VerifiedPasskey = store.StoredPasskey & { credentials: string | null }

/** Refuses if the person's second factors, password or role have changed since the check. */
async function use(
  deps: PasskeyDeps,
  transaction: Database,
  { id, adminId, counter, credentials }: VerifiedPasskey,
  at: Temporal.Instant,
): Promise<void> {
  if (!(await isStillValid(transaction, adminId, credentials))) throw refused(deps)
  if (!(await store.markPasskeyUsed(transaction, id, { counter, at }))) throw refused(deps)
}

function refused(deps: PasskeyDeps): InvalidCredentialsError {
  deps.securityLog({ event: 'passkey refused' })
  return new InvalidCredentialsError('This passkey isn’t known here, or took too long. Try again.')
}

/** The passkey behind an answer, with its new counter; it must be `owner`'s if one is given. */
async function verified(
  deps: PasskeyDeps,
  credential: PasskeyCredential,
  owner?: string,
): Promise<VerifiedPasskey> {
  const passkey = await store.findPasskey(deps.db, credential.id)
  if (passkey && (owner === undefined || passkey.adminId === owner)) {
    const credentials = await credentialsOf(deps.db, passkey.adminId)
    const { counter } = passkey
    const answer = await verifyAuthenticationResponse({
      ...expectedOf(deps),
      response: credential as unknown as AuthenticationResponseJSON,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter,
        ...transportsOf(passkey),
      },
    }).catch(() => null)
    if (answer?.verified) {
      return { ...passkey, counter: answer.authenticationInfo.newCounter, credentials }
    }
  }
  throw refused(deps)
}

/** A challenge works once, for some minutes. */
async function remember({ db, clock }: PasskeyDeps, challenge: string): Promise<void> {
  const expiresAt = clock.now().add({ minutes: challengeMinutes })
  await insertChallenge(db, { hash: hashToken(challenge), expiresAt })
}

function expectedOf(deps: PasskeyDeps) {
  return {
    expectedChallenge: (challenge: string) =>
      takeChallenge(deps.db, hashToken(challenge), deps.clock.now()),
    expectedOrigin: deps.origin,
    expectedRPID: hostOf(deps),
    requireUserVerification: true,
  }
}

function hostOf({ origin }: Pick<PasskeyDeps, 'origin'>): string {
  return new URL(origin).hostname
}

function transportsOf({ transports }: store.StoredPasskey) {
  return { transports: transports as AuthenticatorTransport[] }
}
