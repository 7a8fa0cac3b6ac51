import type { Dependencies } from '../dependencies.ts'
import type { Passwords } from '../passwords/passwords.ts'
import type { SecurityLog } from './security-log.ts'

/** What the use cases around signing in are given. */
export type SignInDependencies = Pick<Dependencies, 'db' | 'clock'> & {
  passwords: Passwords
  securityLog: SecurityLog
}
