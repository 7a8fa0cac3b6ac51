import type { FastifyRequest } from 'fastify'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { placeOf, refusalMessages } from '#contracts/permissions.ts'
import { noteActivity } from '#services/activity/activity.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { SecurityLog } from '#services/sign-in/dependencies.ts'
import type { SignedInAdmin } from '#services/sign-in/signed-in-admin.ts'
import { explainFailure } from '../errors.ts'
import { securityLogTo } from '../security/security-log.ts'
import { loggedPath } from '../server-options.ts'
import { pathOf } from './address.ts'

/** An administrator's request for a page or by a form, and what loaders and actions need to answer it. */
export interface AdminCall {
  deps: Dependencies
  admin: SignedInAdmin
  securityLog: SecurityLog
  /** Adds a line to the activity log. `target` is an id or empty. */
  note: (action: string, target: string) => Promise<void>
  /** The answer to what this administrator may not do, or not yet. Logs it. */
  refuse: (because: keyof typeof refusalMessages) => ErrorAnswer
  /** The answer to a failure. Logs unexpected errors. */
  explain: (error: unknown) => { status: number; answer: ErrorAnswer }
}

export type AdminCallOf = (request: FastifyRequest) => AdminCall | undefined

/** Undefined without a session. */
export function adminCallOf(deps: Dependencies): AdminCallOf {
  return (request) => {
    const { admin, log, url } = request
    if (!admin) return undefined
    const securityLog = securityLogTo(log)
    const [area = ''] = placeOf(pathOf(url)).split('/')
    return {
      deps,
      admin,
      securityLog,
      // It has happened: failing now would invite to do it twice.
      note: (action, target) =>
        noteActivity(deps, { who: admin.username, area, action, target, detail: '' }).catch(
          (error: unknown) => log.error({ err: error }, 'activity not written down'),
        ),
      refuse: (because) => {
        securityLog({ event: 'access refused', because, path: loggedPath(url) })
        return { error: refusalMessages[because] }
      },
      explain: (error) => explainFailure(error, request),
    }
  }
}
