import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { documentsPath } from '#contracts/addresses.ts'
import { currentNoticeSchema } from '#contracts/site/notices.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { currentNotice, noticesChangeAt } from '#services/notices/notices.ts'
import { revalidate } from './replies.ts'

/** The notice of the day; those to come are not for guests. */
export function noticesApi(deps: Pick<Dependencies, 'site' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = {
      summary: 'The notice of the day above every page',
      response: { 200: currentNoticeSchema },
    }
    app.get(`${documentsPath}current-notice`, { schema }, async (_request, reply) => {
      revalidate(reply, noticesChangeAt(deps))
      return currentNotice(deps)
    })
  }
}
