import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from '#contracts/errors.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { readPrizePicture } from '#services/contests/prize-pictures.ts'

/** Another picture has another name. */
const caching = 'public, max-age=31536000, immutable'

/** Pictures of prizes for everybody: they were made by us and hold nothing but the picture. */
export function prizePicturesApi(deps: Pick<Dependencies, 'storage'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/files/prizes/:name',
      {
        schema: {
          summary: 'The picture of a prize',
          tags: ['contest'],
          params: z.object({ name: z.string() }),
          response: {
            200: z.unknown().describe('A WebP picture'),
            404: errorSchema,
            503: errorSchema,
          },
        },
      },
      async (request, reply) => {
        const content = await readPrizePicture(deps, request.params.name)
        return reply
          .headers({ 'content-type': 'image/webp', 'cache-control': caching })
          .send(content)
      },
    )
  }
}
