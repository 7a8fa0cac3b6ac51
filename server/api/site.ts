import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { albumsPath, documentsPath, drawingsPath } from '#contracts/addresses.ts'
import { limits } from '#contracts/limits.ts'
import { albumSchema, drawingsSchema } from '#contracts/pictures.ts'
import { cabinSchema, detailedCabinSchema } from '#contracts/site/cabins.ts'
import { documentSchemas, type DocumentName } from '#contracts/site/documents.ts'
import { isOn } from '#contracts/features.ts'
import { guidePath } from '#contracts/guides.ts'
import { guideListSchema, guidePageSchema } from '#contracts/site/guide.ts'
import { endOf } from '#services/availability/availability.ts'
import { cabinBySlug } from '#services/cabins/cabin-names.ts'
import { closuresChangeAt, withClosedUntil } from '#services/closures/closures.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { missing } from '#services/errors.ts'
import {
  noRatings,
  readRatings,
  withAverage,
  withRating,
  type Ratings,
} from '#services/reviews/ratings.ts'
import { listGuides } from '#services/site/guides.ts'
import { hasDrawings } from '#services/site/drawings.ts'
import { albumOf } from '#services/site/site.ts'
import { errors } from './contracts.ts'
import { revalidate } from './replies.ts'

/** Those of other days are not for guests; the home page has its ratings added. */
const names = (Object.keys(documentSchemas) as DocumentName[]).filter(
  (name) => name !== 'notices' && name !== 'home',
)

/** The owner's documents and pictures. */
export function siteApi(
  deps: Pick<Dependencies, 'site' | 'albums' | 'clock' | 'db'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    for (const name of names) {
      const schema = {
        summary: `Document: ${name}`,
        response: { 200: documentSchemas[name] },
      }
      app.get(`${documentsPath}${name}`, { schema }, async (_request, reply) => {
        // Every page reads the facts, so none outlives its day: fields refuse days before today.
        revalidate(reply, name === 'facts' ? endOf(deps, []) : null)
        return deps.site.document(name)
      })
    }

    const readRoute = {
      summary: 'Album: the pictures of a page, or of a cabin by its id',
      params: z.object({ name: z.string().max(100) }),
      querystring: z.object({
        first: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
        /** For the head of a page, which is not sent to the browser as data. */
        badge: z.literal('1').optional(),
      }),
      response: { 200: albumSchema },
    }
    app.get(`${albumsPath}:name`, { schema: readRoute }, async ({ params, query }, reply) => {
      revalidate(reply)
      const album = albumOf(deps, params.name).slice(0, query.first)
      return query.badge ? album : album.map(({ badge: _badge, ...picture }) => picture)
    })

    const drawings = {
      summary: 'Whether any picture is a drawing in place of a photograph',
      response: { 200: drawingsSchema },
    }
    app.get(drawingsPath, { schema: drawings }, async (_request, reply) => {
      revalidate(reply)
      return { areShown: hasDrawings(deps) }
    })

    await app.register(guidePages(deps))
    await app.register(ratedDocuments(deps))
  }
}

/** The area guide is a document like others. */
function guidePages({ site }: Pick<Dependencies, 'site'>): FastifyPluginAsyncZod {
  return async (app) => {
    const list = { summary: 'All local guides', response: { 200: guideListSchema } }
    app.get(`${documentsPath}guide-list`, { schema: list }, async (_request, reply) => {
      revalidate(reply)
      return listGuides(site)
    })

    const one = {
      summary: 'A local guide',
      params: z.object({ id: z.string().max(64) }),
      response: { 200: guidePageSchema, ...errors(422) },
    }
    app.get(`${documentsPath}guide/:id`, { schema: one }, async ({ params: { id } }, reply) => {
      const guide = site.guides.find((each) => each.id === id)
      if (!guide || !isOn(site.facts, guidePath(id))) throw missing('guide')
      revalidate(reply)
      return site.document(`guide/${id}`)
    })
  }
}

/** What guests' reviews add their ratings to. */
function ratedDocuments(deps: Pick<Dependencies, 'site' | 'clock' | 'db'>): FastifyPluginAsyncZod {
  /** While the database is away the page is still there, for a minute. */
  const ratingsFor = async (reply: FastifyReply): Promise<Ratings> => {
    try {
      return await readRatings(deps)
    } catch {
      revalidate(reply, deps.clock.now().add({ minutes: 1 }))
      return noRatings
    }
  }

  return async (app) => {
    const home = {
      summary: 'Document: home',
      response: { 200: documentSchemas.home },
    }
    app.get(`${documentsPath}home`, { schema: home }, async (_request, reply) => {
      revalidate(reply)
      const ratings = await ratingsFor(reply)
      return withAverage(deps.site.document('home'), ratings, deps.site.facts)
    })

    const list = { summary: 'All cabins', response: { 200: z.array(cabinSchema) } }
    app.get(`${documentsPath}cabin-list`, { schema: list }, async (_request, reply) => {
      revalidate(reply, closuresChangeAt(deps))
      const ratings = await ratingsFor(reply)
      return deps.site.cabins.map((cabin) =>
        withClosedUntil(deps, withRating(cabin, ratings, deps.site.facts)),
      )
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
      const ratings = await ratingsFor(reply)
      return withClosedUntil(deps, withRating(cabin, ratings, deps.site.facts))
    })
  }
}
