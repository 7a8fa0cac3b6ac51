import type { FastifyBaseLogger } from 'fastify'
import type { SecurityEvent, SecurityLog } from '#services/sign-in/dependencies.ts'

/** What somebody should look at when it happens often. */
const warnings = new Set<SecurityEvent['event']>([
  'sign-in failed',
  'attempt refused',
  'password change failed',
  'ending sessions failed',
  'breached passwords unknown',
])

/** Writes security events with the id of the request, as lines that are easy to find. */
export function securityLogTo(log: FastifyBaseLogger): SecurityLog {
  return (security) => {
    log[warnings.has(security.event) ? 'warn' : 'info']({ security }, 'security event')
  }
}
