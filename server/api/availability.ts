import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { isInjection } from 'light-my-request'
import { z } from 'zod'
import {
  availabilitySchema,
  type FreeCabins,
  freeCabinsQuerySchema,
  freeCabinsSchema,
  nextFreeQuerySchema,
  nextFreeSchema,
} from '#contracts/availability.ts'
import { availabilityFile } from '#services/availability/availability-file.ts'
import { getAvailability, type Dated, findFreeCabins } from '#services/availability/availability.ts'
import { nextFreeStay } from '#services/availability/next-free.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { outcomeOf } from '#services/visits/search-outcome.ts'
import { isGuest } from '../pages/visitor.ts'
import { errors } from './contracts.ts'
import { revalidate } from './replies.ts'

const path = '/api/availability'
const params = z.object({ slug: z.string().max(64) })
const calendarType = 'text/calendar; charset=utf-8'

// A guest who tries many dates needs a few dozen; a program is told when to come back.
const readsPerAddress = 120

const config = {
  rateLimit: {
    max: readsPerAddress,
    timeWindow: '1 minute',
    // Pages read in process, for all their visitors.
    allowList: ({ raw }: FastifyRequest) => isInjection(raw),
  },
}

type Deps = Pick<Dependencies, 'site' | 'availability' | 'clock' | 'origin'> &
  Partial<Pick<Dependencies, 'reaches' | 'tally'>>

export function availabilityApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(freeCabinsApi(deps))

    const readRoute = {
      config,
      schema: {
        summary: "A cabin's booked, unreleased and unknown nights, and its booked days",
        description:
          'From the first of this month on, as its feeds were last read. Ranges of nights are half-open: “to” is the morning of leaving. A night in none of them is free; while a feed fails, none is.',
        params,
        response: { 200: availabilitySchema, ...errors(422) },
      },
    }
    app.get(`${path}/:slug`, readRoute, (request, reply) =>
      answerUntil(reply, getAvailability(deps, request.params.slug)),
    )

    const answerUntilRoute = {
      config,
      schema: {
        summary: "A cabin's next free stay",
        description:
          'Three nights, or fewer if there are nowhere three in a row, from the next day on which guests can still check in. With days that are not free: the nearest stay of the same length.',
        params,
        querystring: nextFreeQuerySchema,
        response: { 200: nextFreeSchema, ...errors(422) },
      },
    }
    app.get(`${path}/:slug/next`, answerUntilRoute, (request, reply) =>
      answerUntil(reply, nextFreeStay(deps, request.params.slug, request.query)),
    )

    const availability = {
      config,
      schema: {
        summary: "A cabin's unavailable nights as a calendar (RFC 5545), without guest data",
        params,
        response: {
          200: { content: { 'text/calendar': { schema: z.string() } } },
          ...errors(422, 503),
        },
      },
    }
    app.get(`${path}/:slug/feed.ics`, availability, async (request, reply) => {
      const { slug } = request.params
      const file = availabilityFile(deps, slug)
      revalidate(reply)
      reply.header('content-disposition', `inline; filename="${slug}.ics"`)
      return reply.type(calendarType).send(file)
    })
  }
}

function freeCabinsApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const find = {
      config,
      schema: {
        summary: 'Which cabins are free for a stay',
        description: 'Every cabin that sleeps that many guests, in the default order.',
        querystring: freeCabinsQuerySchema,
        response: { 200: freeCabinsSchema },
      },
    }
    app.get(path, find, (request, reply) => {
      const found = findFreeCabins(deps, request.query)
      // A page that stays open asks again every few minutes, then naming what it has.
      reply.header('etag', etagOf(found.answer))
      if (isSearch(request)) deps.tally?.addSearch(outcomeOf(found.answer))
      return answerUntil(reply, found)
    })
  }
}

/** Whether a guest is asking for days on the search's page for the first time. */
function isSearch({ headers }: FastifyRequest): boolean {
  const { referer = '', 'if-none-match': known } = headers
  const isOnCabins = URL.canParse(referer) && new URL(referer).pathname === '/cabins'
  return isOnCabins && known === undefined && isGuest(headers, 'empty')
}

/** Short enough to be the tag itself. */
function etagOf({ cabins }: FreeCabins): string {
  return `"${cabins.map(({ state }) => state).join('.')}"`
}

/** Cached pages that read this expire with it. */
async function answerUntil<Answer>(
  reply: FastifyReply,
  { answer, expiresAt }: Dated<Answer>,
): Promise<Answer> {
  revalidate(reply, expiresAt)
  return answer
}
