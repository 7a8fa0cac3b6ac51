import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { newPushDeviceSchema, pushKeySchema, pushSchema } from '#contracts/push.ts'
import {
  addPushDevice,
  pushKey,
  readPush,
  removePushDevice,
  type PushDeps,
} from '#services/push/push-devices.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { ofOne, perMinute } from '../contracts.ts'

const path = '/api/admin/push'
const config = perMinute(30)
const response = { 200: pushSchema }

/** Notifications in the administrator's own browsers (web push). */
export function pushApi(deps: PushDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const state = { summary: 'Browsers with push messages turned on', response }
    app.get(path, { schema: state }, (request) => readPush(deps, signedInAdmin(request).id))

    const key = {
      summary: 'What a browser subscribes with',
      description: 'The site’s own key (VAPID, RFC 8292), made when it is first asked for.',
      response: { 200: pushKeySchema },
    }
    app.post(`${path}/key`, { config, schema: key }, () => pushKey(deps))

    const add = {
      summary: 'Send push messages to this browser',
      description: 'If another administrator uses this browser, it switches to you.',
      body: newPushDeviceSchema,
      response,
    }
    app.post(`${path}/devices`, { config, schema: add }, (request) =>
      addPushDevice(deps, request.body, {
        adminId: signedInAdmin(request).id,
        userAgent: request.headers['user-agent'] ?? '',
      }),
    )

    const remove = {
      summary: 'Stop push messages to a browser',
      params: ofOne,
      response,
    }
    app.delete(`${path}/devices/:id`, { schema: remove }, (request) =>
      removePushDevice(deps, { id: request.params.id, adminId: signedInAdmin(request).id }),
    )
  }
}
