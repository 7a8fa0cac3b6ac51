import type { Dependencies } from '../dependencies.ts'
import type { refusalMessages } from '#contracts/permissions.ts'
import type { Passwords } from '../passwords/passwords.ts'

export type SignInDependencies = Pick<Dependencies, 'db' | 'clock'> & {
  passwords: Passwords
  securityLog: SecurityLog
}

/** For choosing a password, which may not be made of the property's names. */
export type PasswordDependencies = SignInDependencies & Pick<Dependencies, 'site'>

/**
 * Sign-in events for the security log (ASVS 16.3). They contain neither usernames nor addresses,
 * only whether the username exists, and the id of an authenticated administrator.
 */
export type SecurityEvent =
  | { event: 'signed in'; adminId: string }
  | { event: 'sign-in failed'; usernameIsKnown: boolean }
  | { event: 'attempt refused'; waitSeconds: number; because: AttemptScope }
  | { event: 'access refused'; because: RefusalReason; path: string }
  | { event: 'session expired'; adminId: string; because: 'idle' | 'age' }
  | { event: 'signed out'; adminId: string }
  | { event: 'signed out everywhere'; adminId: string; sessions: number }
  | { event: 'sessions ended'; adminId: string; sessions: number }
  | { event: 'proved again'; adminId: string }
  | { event: 'proof failed'; adminId: string }
  | { event: 'second factor missing'; adminId: string }
  | { event: 'second factor added' | 'second factor removed'; adminId: string; factor: Factor }
  | { event: 'second factors reset'; adminId: string; by: string }
  | { event: 'recovery codes renewed'; adminId: string }
  | { event: 'second factor rule changed'; adminId: string; isRequired: boolean }
  | { event: 'passkey refused' }
  | { event: 'invited'; adminId: string }
  | { event: 'joined'; adminId: string }
  | { event: 'role changed' | 'person removed' | 'person signed out'; adminId: string; by: string }
  | { event: 'password changed'; adminId: string }
  | { event: 'password change failed'; adminId: string }
  | { event: 'breached passwords unknown' }
  | { event: 'password reset'; adminId: string }
  | { event: 'first administrator made'; passwordIsGenerated: boolean }

type Factor = 'app' | 'passkey'

export type RefusalReason = 'no session' | keyof typeof refusalMessages

/** What the failures were counted by when a try is rejected. */
export type AttemptScope = 'network' | 'username'

/** Called for each event; the server's implementation adds the request. */
export type SecurityLog = (event: SecurityEvent) => void
