import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { prizePictureReceiptSchema } from '#contracts/contests.ts'
import { entryLimits } from '#contracts/limits.ts'
import { imageTypes } from '#contracts/options.ts'
import { keepPrizePicture, type PictureDeps } from '#services/contests/prize-pictures.ts'
import { errors } from '../contracts.ts'

/** A picture for a prize, sent before the prize that names it. */
export function adminPrizePicturesApi(
  deps: Omit<PictureDeps, 'fetchPicture'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      [...imageTypes],
      { parseAs: 'buffer', bodyLimit: entryLimits.imageBytes },
      (_request, body, done) => done(null, body),
    )
    app.post(
      '/api/admin/prizes/pictures',
      {
        schema: {
          summary: 'Upload a picture for a prize',
          description:
            'The body is the picture itself, up to 10 MB. It is re-encoded; its address goes into `imageUrl` of the prize. ' +
            'One that no prize names is deleted after an hour.',
          consumes: [...imageTypes],
          response: {
            201: prizePictureReceiptSchema,
            ...errors(400, 413, 415, 422, 503),
          },
        },
      },
      async (request, reply) => {
        const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        return reply.code(201).send({ imageUrl: await keepPrizePicture(deps, content) })
      },
    )
  }
}
