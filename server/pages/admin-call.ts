import type { FastifyRequest } from 'fastify'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { placeOf } from '#contracts/permissions.ts'
import { noteActivity } from '#services/activity/activity.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { SignedInAdmin } from '#services/sign-in/signed-in-admin.ts'
import { explainFailure } from '../errors.ts'
import { pathOf } from './address.ts'

/** An administrator's request for a page or by a form, and what loaders and actions need to answer it. */
export interface AdminCall {
  deps: Dependencies
  admin: SignedInAdmin
  /** Adds a line to the activity log. `target` is an id or empty. */
  note: (action: string, target: string) => Promise<void>
  /** The answer to a failure. Logs unexpected errors. */
  explain: (error: unknown) => { status: number; answer: ErrorAnswer }
}

export type AdminCallOf = (request: FastifyRequest) => AdminCall | undefined

/** Undefined without a session. */
export function adminCallOf(deps: Dependencies): AdminCallOf {
  return (request) => {
    const { admin, log, url } = request
    if (!admin) return undefined
    const [area = ''] = placeOf(pathOf(url)).split('/')
    return {
      deps,
      admin,
      // It has happened: failing now would invite to do it twice.
      note: (action, target) =>
        noteActivity(deps, { who: admin.username, area, action, target, detail: '' }).catch(
          (error: unknown) => log.error({ err: error }, 'activity not written down'),
        ),
      explain: (error) => explainFailure(error, request),
    }
  }
}
