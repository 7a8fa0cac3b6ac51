import type { Fixed } from '../values.ts'

/** The site's own key for push messages (VAPID, RFC 8292); one row. */
export interface PushKeysTable {
  name: Fixed<'site'>
  /** Both base64url. */
  publicKey: Fixed<string>
  privateKey: Fixed<string>
}

/** A browser in which an administrator wants to be told (RFC 8030). */
export interface PushDevicesTable {
  id: Fixed<string>
  adminId: string
  /** Where its push service takes messages; a secret. */
  endpoint: Fixed<string>
  /** What messages are encrypted with (RFC 8291), base64url. */
  p256dh: string
  auth: string
  /** In words: 'Chrome on Windows'. */
  device: string
  addedAt: string
  /** What arrived at or before this time has been told. */
  toldUntil: string
}
