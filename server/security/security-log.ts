import type { FastifyBaseLogger } from 'fastify'
import type { SecurityEvent, SecurityLog } from '#services/sign-in/dependencies.ts'

/** Worth investigating when frequent. */
const warnings = new Set<SecurityEvent['event']>([
  'sign-in failed',
  'attempt refused',
  'password change failed',
  'proof failed',
  'passkey refused',
  'breached passwords unknown',
])

/** Logs security events with the request id, in lines that are easy to find. */
export function securityLogTo(log: FastifyBaseLogger): SecurityLog {
  return (security) => {
    log[warnings.has(security.event) ? 'warn' : 'info']({ security }, 'security event')
  }
}
