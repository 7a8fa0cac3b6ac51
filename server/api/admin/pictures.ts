import type { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  albumPictureSchema,
  albumPicturesSchema,
  albumQuerySchema,
  newPictureQuerySchema,
} from '#contracts/album-pictures.ts'
import { ownPicturesPath } from '#contracts/addresses.ts'
import { pictureLimits } from '#contracts/picture-limits.ts'
import { listAlbumPictures } from '#services/pictures/album-pictures.ts'
import { keepPicture, type KeepDeps } from '#services/pictures/keep-picture.ts'
import { errors } from '../contracts.ts'

const headers = z.looseObject({ 'idempotency-key': z.string().min(8).max(100) })

/** The owner's pictures, by album. Which of them guests see, the album's document says. */
export function adminPicturesApi(deps: KeepDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      summary: 'The pictures an album can show, and how far they are',
      querystring: albumQuerySchema,
      response: { 200: albumPicturesSchema },
    }
    app.get(ownPicturesPath, { schema: list }, ({ query }) => listAlbumPictures(deps, query.album))
    await app.register(uploadApi(deps))
  }
}

function uploadApi(deps: KeepDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.removeAllContentTypeParsers()
    // Streamed to disk: what a file is, its content says.
    app.addContentTypeParser('*', (_request, body, done) => done(null, body))
    const schema = {
      summary: 'Upload a picture for an album',
      description:
        `The body is the picture itself, up to ${pictureLimits.megabytes} MB: JPEG, PNG, WebP, AVIF or HEIC. ` +
        'Once this is answered it is stored; its files are made in the background. ' +
        'The same Idempotency-Key stores it once.',
      consumes: ['application/octet-stream', 'image/*'],
      querystring: newPictureQuerySchema,
      headers,
      response: { 201: albumPictureSchema, ...errors(413, 422, 503) },
    }
    app.post(
      ownPicturesPath,
      { bodyLimit: pictureLimits.bytes, schema },
      async (request, reply) => {
        const { album, name } = request.query
        const kept = await keepPicture(deps, {
          album,
          fileName: name,
          key: request.headers['idempotency-key'],
          body: (request.body as Readable | null) ?? emptyBody(),
        })
        return reply.code(201).send(kept)
      },
    )
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}
