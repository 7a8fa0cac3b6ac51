import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { adminPrizeListSchema, adminPrizeSchema, prizeDraftSchema } from '#contracts/contests.ts'
import { errorSchema } from '#contracts/errors.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { PictureDeps } from '#services/contests/prize-pictures.ts'
import { addPrize, deletePrize, listPrizes } from '#services/contests/prizes.ts'
import { adminPrizePicturesApi } from './prize-pictures.ts'

const path = '/api/admin/prizes'

/** Prize management (section 7). Who may ask is decided where this is registered. */
export function adminPrizesApi(
  deps: PictureDeps & Pick<Dependencies, 'db' | 'clock' | 'changes'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store')
      next()
    })

    await app.register(adminPrizePicturesApi(deps))

    app.get(
      path,
      {
        schema: {
          summary: 'The prizes of all contests, those added last first',
          tags: ['admin'],
          response: { 200: adminPrizeListSchema, 401: errorSchema },
        },
      },
      async () => listPrizes(deps),
    )

    app.post(
      path,
      {
        schema: {
          summary: 'Add a prize to a contest',
          description:
            'The value is in whole US cents. A picture is given as an https address, from which it is fetched once, or as the address of an uploaded one.',
          tags: ['admin'],
          body: prizeDraftSchema,
          response: {
            201: adminPrizeSchema,
            400: errorSchema,
            401: errorSchema,
            413: errorSchema,
            415: errorSchema,
            422: errorSchema,
            503: errorSchema,
          },
        },
      },
      async (request, reply) => reply.code(201).send(await addPrize(deps, request.body)),
    )

    app.delete(
      `${path}/:id`,
      {
        schema: {
          summary: 'Delete a prize',
          tags: ['admin'],
          params: z.object({ id: z.string() }),
          response: {
            204: z.undefined().describe('It is gone'),
            401: errorSchema,
            404: errorSchema,
          },
        },
      },
      async (request, reply) => {
        await deletePrize(deps, request.params.id)
        return reply.code(204).send()
      },
    )
  }
}
