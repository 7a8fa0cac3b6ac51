import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  adminPrizeListSchema,
  adminPrizeSchema,
  prizeDraftSchema,
  prizePictureReceiptSchema,
} from '#contracts/contests.ts'
import { entryLimits } from '#contracts/limits.ts'
import { imageTypes } from '#contracts/options.ts'
import { keepPrizePicture, type PictureDeps } from '#services/contests/prize-pictures.ts'
import { addPrize, deletePrize, listPrizes } from '#services/contests/prizes.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { noContent, errors, ofOne } from '../contracts.ts'

const path = '/api/admin/prizes'

export function adminPrizesApi(
  deps: PictureDeps & Pick<Dependencies, 'db' | 'clock' | 'changes'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(adminPrizePicturesApi(deps))

    const list = {
      summary: 'Prizes of all contests, newest first',
      response: { 200: adminPrizeListSchema },
    }
    app.get(path, { schema: list }, async () => listPrizes(deps))

    const add = {
      summary: 'Add a prize to a contest',
      description:
        'The value is in whole US cents. A picture is given as an https address, from which it is fetched once, or as the address of an uploaded one.',
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

/** Pictures are uploaded before the prize that references them. */
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
    const keep = {
      summary: 'Upload a picture for a prize',
      description:
        'The body is the picture itself, up to 10 MB. It is re-encoded; its address goes into `imageUrl` of the prize. ' +
        'Unreferenced ones are deleted after an hour.',
      consumes: [...imageTypes],
      response: { 201: prizePictureReceiptSchema, ...errors(400, 413, 415, 422, 503) },
    }
    app.post('/api/admin/prizes/pictures', { schema: keep }, async (request) => {
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      return { imageUrl: await keepPrizePicture(deps, content) }
    })
  }
}
