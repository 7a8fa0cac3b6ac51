import type { FastifyRequest, onSendHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Dependencies } from '#services/dependencies.ts'
import { noteActivity } from '#services/activity/activity.ts'
import { apiRoot } from './admin-area.ts'

/** Calls that change nothing worth a line: drafts saved by themselves, questions, proofs. */
export const quietCalls: readonly string[] = [
  'POST cabins/:id/feeds/trial',
  'POST guest-data/look-up',
  'POST logout',
  'POST logout-everywhere',
  'POST proof',
  'POST proof/passkey',
  'POST push/key',
  'POST second-factors/passkeys/options',
  'POST second-factors/totp',
  'PUT site/:document/draft',
  'POST site/:document/links',
]

/**
 * Writes down who changed what, before the response leaves, for every route below /api/admin that
 * changes something, also those added later. Nothing a guest or the administrator wrote is kept.
 */
export const activityLog = fastifyPlugin<Pick<Dependencies, 'db' | 'clock'>>(
  async (app, { db, clock }) => {
    const note: onSendHookHandler = (request, reply, payload, next) => {
      if (request.admin === null || reply.statusCode >= 300) return next(null, payload)
      // It has happened: failing now would invite to do it twice.
      noteActivity({ db, clock }, lineOf(request, request.admin.username))
        .catch((error: unknown) => request.log.error({ err: error }, 'activity not written down'))
        .finally(() => next(null, payload))
    }
    app.addHook('onRoute', (route) => {
      const { method, url } = route
      if (!url.startsWith(apiRoot) || !isNoted(String(method), url)) return
      route.onSend = [...[route.onSend ?? []].flat(), note]
    })
  },
)

/** 'PATCH reviews/:id/approve' */
export function actionOf(method: string, url: string): string {
  return `${method} ${url.slice(apiRoot.length).replace(/^\//, '')}`
}

function lineOf(request: FastifyRequest, who: string) {
  const action = actionOf(request.method, request.routeOptions.url ?? '')
  const [, path = ''] = action.split(' ')
  const area = path.split('/', 1)[0] ?? ''
  return { who, area, action, target: targetOf(request), detail: detailOf(request.body) }
}

/** Whether calls of this route get a line. */
export function isNoted(method: string, url: string): boolean {
  return !['GET', 'HEAD'].includes(method) && !quietCalls.includes(actionOf(method, url))
}

function targetOf({ params }: FastifyRequest): string {
  const { id, document } = (params ?? {}) as Record<string, string | undefined>
  return document ?? id ?? ''
}

/** Choices from our own lists only. */
function detailOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return ''
  const { isApproved, status, role, notes, closed } = body as Record<string, unknown>
  if (isApproved === null) return 'pending'
  if (typeof isApproved === 'boolean') return isApproved ? 'approved' : 'rejected'
  if (closed !== undefined) return closed === null ? 'open' : 'closed'
  const choice = status ?? role
  if (typeof choice === 'string') return choice
  return notes === undefined ? '' : 'notes'
}
