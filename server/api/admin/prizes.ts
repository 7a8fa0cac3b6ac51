import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { adminPrizeListSchema, adminPrizeSchema, prizeDraftSchema } from '#contracts/contests.ts'
import { addPrize, deletePrize, listPrizes } from '#services/contests/prizes.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { KeepDeps } from '#services/pictures/keep-picture.ts'
import { errors } from '../contracts.ts'

const path = '/api/admin/prizes'

export function adminPrizesApi(
  deps: KeepDeps & Pick<Dependencies, 'fetchPicture'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'Prizes of all contests, newest first',
          response: { 200: adminPrizeListSchema },
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
            'The value is in whole US cents. A picture is given as an https address, from which it is fetched once, or as the address of one uploaded for the album `prizes`.',
          body: prizeDraftSchema,
          response: {
            201: adminPrizeSchema,
            ...errors(503),
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
          params: z.object({ id: z.string() }),
          response: { 204: z.undefined().describe('Deleted') },
        },
      },
      async (request, reply) => {
        await deletePrize(deps, request.params.id)
        return reply.code(204).send()
      },
    )
  }
}
