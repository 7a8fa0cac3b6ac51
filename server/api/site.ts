import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { albumsPath, documentsPath, drawingsPath } from '#contracts/addresses.ts'
import { limits } from '#contracts/limits.ts'
import { albumSchema, drawingsSchema } from '#contracts/pictures.ts'
import { cabinSchema, detailedCabinSchema } from '#contracts/site/cabins.ts'
import { documentSchemas, type DocumentName } from '#contracts/site/documents.ts'
import { cabinBySlug } from '#services/cabins/cabin-names.ts'
import { closuresChangeAt, withClosedUntil } from '#services/closures/closures.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { missing } from '#services/errors.ts'
import { hasDrawings } from '#services/site/drawings.ts'
import { albumOf } from '#services/site/site.ts'
import { errors } from './contracts.ts'
import { revalidate } from './replies.ts'

/** Those of other days are not for guests. */
const names = (Object.keys(documentSchemas) as DocumentName[]).filter((name) => name !== 'notices')

/** The owner's documents and pictures. */
export function siteApi(
  deps: Pick<Dependencies, 'site' | 'albums' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    for (const name of names) {
      const schema = {
        summary: `Document: ${name}`,
        response: { 200: documentSchemas[name] },
      }
      app.get(`${documentsPath}${name}`, { schema }, async (_request, reply) => {
        revalidate(reply)
        return deps.site.document(name)
      })
    }

    app.get(
      `${albumsPath}:name`,
      {
        schema: {
          summary: 'Album: the pictures of a page, or of a cabin by its id',
          params: z.object({ name: z.string().max(100) }),
          querystring: z.object({
            first: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
            /** For the head of a page, which is not sent to the browser as data. */
            badge: z.literal('1').optional(),
          }),
          response: { 200: albumSchema },
        },
      },
      async ({ params, query }, reply) => {
        revalidate(reply)
        const album = albumOf(deps, params.name).slice(0, query.first)
        return query.badge ? album : album.map(({ badge: _badge, ...picture }) => picture)
      },
    )

    const drawings = {
      summary: 'Whether any picture is a drawing in place of a photograph',
      response: { 200: drawingsSchema },
    }
    app.get(drawingsPath, { schema: drawings }, async (_request, reply) => {
      revalidate(reply)
      return { areShown: hasDrawings(deps) }
    })

    const list = { summary: 'All cabins', response: { 200: z.array(cabinSchema) } }
    app.get(`${documentsPath}cabin-list`, { schema: list }, async (_request, reply) => {
      revalidate(reply, closuresChangeAt(deps))
      return deps.site.cabins.map((cabin) => withClosedUntil(deps, cabin))
    })

    const one = {
      summary: 'A cabin with its details',
      params: z.object({ slug: z.string().max(64) }),
      response: { 200: detailedCabinSchema, ...errors(422) },
    }
    app.get(`${documentsPath}cabins/:slug`, { schema: one }, async ({ params }, reply) => {
      const cabin = cabinBySlug(deps.site, params.slug)
      if (!cabin) throw missing('cabin')
      revalidate(reply, closuresChangeAt(deps))
      return withClosedUntil(deps, cabin)
    })
  }
}
