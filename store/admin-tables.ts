import type { Role } from '#contracts/permissions.ts'
import type { Fixed, Flag } from './values.ts'

export interface AdminsTable {
  id: Fixed<string>
  username: Fixed<string>
  passwordHash: string
  passwordIsInitial: Flag
  passwordChangedAt: string
  createdAt: Fixed<string>
  role: Role
  /** Base32; null without an app. */
  totpSecret: string | null
  /** While it is being set up. */
  totpPending: string | null
  /** Of the last code that was used: none works twice. */
  totpLastStep: number | null
}

export interface PasskeysTable {
  /** The credential's, base64url. */
  id: Fixed<string>
  adminId: Fixed<string>
  /** COSE, base64url. */
  publicKey: Fixed<string>
  counter: number
  /** JSON. */
  transports: Fixed<string>
  /** The administrator's words. */
  name: Fixed<string>
  createdAt: Fixed<string>
  lastUsedAt: string | null
}

/** Each works once instead of an app or a passkey. */
export interface RecoveryCodesTable {
  codeHash: Fixed<string>
  adminId: Fixed<string>
}

/** What passkeys sign, once each; omitted from backups. */
export interface ChallengesTable {
  hash: Fixed<string>
  expiresAt: Fixed<string>
}

export interface AdminSettingsTable {
  name: Fixed<'second factor required'>
  value: 'yes' | 'no'
}

/** One-time links that let somebody become an administrator. */
export interface InvitationsTable {
  id: Fixed<string>
  tokenHash: Fixed<string>
  role: Fixed<Role>
  /** Who it is for, in the owner's words. */
  invitee: Fixed<string>
  createdAt: Fixed<string>
  expiresAt: Fixed<string>
  /** The administrator's username. */
  createdBy: Fixed<string>
}

export interface SessionsTable {
  tokenHash: Fixed<string>
  adminId: Fixed<string>
  createdAt: Fixed<string>
  lastSeenAt: string
  /** On a device that the administrator trusts, sessions last longer. */
  isTrusted: Fixed<Flag>
  /** In words: 'Chrome on Windows'. */
  device: Fixed<string>
  /** SHA-256 of the session and its network. */
  network: Fixed<string>
  /** When the administrator last proved who they are. */
  provenAt: string
}

export interface SignInAttemptsTable {
  key: Fixed<string>
  failures: number
  blockedUntil: string | null
  failedAt: string | null
  succeededAt: string | null
}
