import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { errorSchema } from '#contracts/errors.ts'
import { erasureSchema } from '#contracts/guest-data.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { erasureWait } from '#services/guest-data/erasure-work.ts'

/** Whether deleted words are gone. Who may ask is decided where this is registered. */
export function erasureApi(deps: Pick<Dependencies, 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/erasure',
      {
        schema: {
          summary: 'Since when another program has kept deleted words in the write-ahead log',
          tags: ['admin'],
          response: { 200: erasureSchema, 401: errorSchema },
        },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'no-store')
        const since = await erasureWait(deps)
        return { waitingSince: since?.toString({ smallestUnit: 'millisecond' }) ?? null }
      },
    )
  }
}
