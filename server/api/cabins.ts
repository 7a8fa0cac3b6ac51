import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { documentsPath } from '#contracts/addresses.ts'
import { movedCabinSchema } from '#contracts/cabins.ts'
import { listedCabinsQuerySchema, listedCabinsSchema } from '#contracts/listed-cabins.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { readRatings } from '#services/reviews/ratings.ts'
import { listCabins } from '#services/site/listed-cabins.ts'
import { movedFrom } from '#services/site/moved-cabins.ts'
import { revalidate } from './replies.ts'

// Enough for a program that plans a trip, not for one that copies the site.
const readsPerAddress = 60

export function cabinsApi(
  deps: Pick<Dependencies, 'site' | 'origin' | 'clock' | 'availability' | 'db'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      config: { rateLimit: { max: readsPerAddress, timeWindow: '1 minute' } },
      schema: {
        summary: 'All cabins, for programs that plan a trip',
        description:
          'In the owner’s order. Each names its page, where its free days are and where it is booked; this site takes no payment. With the days of a stay each says whether it is free, or when it is nearest to them.',
        querystring: listedCabinsQuerySchema,
        response: { 200: listedCabinsSchema },
      },
    }
    app.get('/api/cabins', list, async (request, reply) => {
      const { answer, expiresAt } = listCabins(
        { ...deps, ratings: await readRatings(deps) },
        request.query,
      )
      revalidate(reply, expiresAt)
      return answer
    })

    const moved = {
      summary: 'Where the pages of retired cabins lead',
      response: { 200: z.array(movedCabinSchema) },
    }
    app.get(`${documentsPath}moved-cabins`, { schema: moved }, async (_request, reply) => {
      revalidate(reply)
      return movedFrom(deps.site)
    })
  }
}
