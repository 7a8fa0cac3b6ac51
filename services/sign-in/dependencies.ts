import type { Dependencies } from '../dependencies.ts'
import type { Passwords } from '../passwords/passwords.ts'

/** What the use cases around signing in are given. */
export type SignInDependencies = Pick<Dependencies, 'db' | 'clock'> & {
  passwords: Passwords
  securityLog: SecurityLog
}

/**
 * What happened around signing in (ASVS 16.3). Names nobody: neither username nor address, only
 * whether the username was known, and the id of an administrator who proved to be one.
 */
export type SecurityEvent =
  | { event: 'signed in'; adminId: string }
  | { event: 'sign-in failed'; usernameIsKnown: boolean }
  | { event: 'attempt refused'; waitSeconds: number; because: AttemptScope }
  | { event: 'access refused'; because: 'no session' | 'initial password'; path: string }
  | { event: 'session expired'; adminId: string; because: 'idle' | 'age' }
  | { event: 'signed out'; adminId: string }
  | { event: 'signed out everywhere'; adminId: string; sessions: number }
  | { event: 'sessions ended'; adminId: string; sessions: number }
  | { event: 'ending sessions failed'; adminId: string }
  | { event: 'password changed'; adminId: string }
  | { event: 'password change failed'; adminId: string }
  | { event: 'breached passwords unknown' }
  | { event: 'password reset'; adminId: string }
  | { event: 'first administrator made'; passwordIsGenerated: boolean }

/** What the failures were counted by when a try is refused. */
export type AttemptScope = 'network' | 'username'

/** Takes each event as it happens; the server gives one that knows the request. */
export type SecurityLog = (event: SecurityEvent) => void
