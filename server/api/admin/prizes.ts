import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { adminPrizeListSchema, adminPrizeSchema, prizeDraftSchema } from '#contracts/contests.ts'
import { addPrize, deletePrize, listPrizes } from '#services/contests/prizes.ts'
import type { Dependencies } from '#services/dependencies.ts'
import type { KeepDeps } from '#services/pictures/keep-picture.ts'
import { errors, noContent, ofOne } from '../contracts.ts'

const path = '/api/admin/prizes'

export function adminPrizesApi(
  deps: KeepDeps & Pick<Dependencies, 'fetchPicture'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      summary: 'Prizes of all contests, newest first',
      response: { 200: adminPrizeListSchema },
    }
    app.get(path, { schema: list }, async () => listPrizes(deps))

    const add = {
      summary: 'Add a prize to a contest',
      description:
        'The value is in whole US cents. A picture is given as an https address, from which it is fetched once, or as the address of one uploaded for the album `prizes`.',
      body: prizeDraftSchema,
      response: { 201: adminPrizeSchema, ...errors(503) },
    }
    app.post(path, { schema: add }, async (request) => addPrize(deps, request.body))

    const deleteRoute = {
      summary: 'Delete a prize',
      params: ofOne,
      response: noContent,
    }
    app.delete(`${path}/:id`, { schema: deleteRoute }, async (request) =>
      deletePrize(deps, request.params.id),
    )
  }
}
