import { useSyncExternalStore } from 'react'
import { sendOverHttp } from '../../../queries.ts'
import { sendProven } from '../proof/send-proven.ts'

/** Whether this browser has passkeys, and reads options as JSON (2025 and later). */
function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

/** False on the server. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(noChanges, hasPasskeys, () => false)
}

function noChanges(): () => void {
  return () => {}
}

/** Asks the device to sign, and returns what the server checks. Throws if the person cancels. */
export async function passkeyAnswer(): Promise<unknown> {
  const answer = await sendOverHttp('POST', '/api/admin/passkey/options')
  const options = (await answer.json()) as PublicKeyCredentialRequestOptionsJSON
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return jsonOf(await navigator.credentials.get({ publicKey }))
}

/** Asks the device to make a passkey. Throws if the person cancels. */
export async function newPasskey(): Promise<unknown> {
  const path = '/api/admin/second-factors/passkeys/options'
  const answer = await sendProven('POST', path)
  const options = (await answer.json()) as PublicKeyCredentialCreationOptionsJSON
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return jsonOf(await navigator.credentials.create({ publicKey }))
}

function jsonOf(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('There is no passkey.')
  return credential.toJSON()
}
