import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from '#contracts/errors.ts'
import { eventAnswerSchema, eventIdSchema, eventListSchema } from '#contracts/events.ts'
import type { Dependencies } from '#services/dependencies.ts'
import {
  eventFile,
  eventsCountUntil,
  findEvent,
  listEvents,
  refreshEvents,
} from '#services/events/events.ts'
import { httpDate } from '../http-date.ts'

type EventsApiDependencies = Pick<Dependencies, 'calendar' | 'clock' | 'origin'>

const path = '/api/events'
const params = z.object({ id: eventIdSchema })

// A guest who presses again and again, and no program that never tires.
const refreshesPerAddress = 10

export function eventsApi(deps: EventsApiDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(listApi(deps))
    await app.register(singleApi(deps))
  }
}

function listApi(deps: EventsApiDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'Events that start now or later, the earliest first',
          description: 'What the site last heard from the calendar, with its own events.',
          tags: ['events'],
          response: { 200: eventListSchema },
        },
      },
      async (_request, reply) => {
        const { list, expiresAt } = listEvents(deps)
        reply.header('cache-control', 'no-cache')
        reply.header('expires', httpDate(expiresAt))
        return list
      },
    )

    app.post(
      `${path}/refresh`,
      {
        config: { rateLimit: { max: refreshesPerAddress, timeWindow: '1 minute' } },
        schema: {
          summary: 'Ask the calendar again',
          description: 'Within 30 seconds of the last time it answers what is known already.',
          tags: ['events'],
          response: { 200: eventListSchema, 429: errorSchema },
        },
      },
      () => refreshEvents(deps),
    )
  }
}

function singleApi(deps: EventsApiDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `${path}/:id`,
      {
        schema: {
          summary: 'One event, past or to come',
          tags: ['events'],
          params,
          response: { 200: eventAnswerSchema, 404: errorSchema, 422: errorSchema },
        },
      },
      async (request, reply) => {
        // For an event that is not known as well: tomorrow it may be.
        reply.header('expires', httpDate(eventsCountUntil(deps.clock.now())))
        const event = findEvent(deps, request.params.id)
        reply.header('cache-control', 'no-cache')
        return event
      },
    )

    app.get(
      `${path}/:id/event.ics`,
      {
        schema: {
          summary: 'One event as a file for a calendar (RFC 5545)',
          tags: ['events'],
          params,
          response: {
            200: { content: { 'text/calendar': { schema: z.string() } } },
            404: errorSchema,
            422: errorSchema,
          },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const file = eventFile(deps, id)
        reply.header('cache-control', 'no-cache')
        reply.header('content-disposition', `attachment; filename="${id}.ics"`)
        return reply.type('text/calendar; charset=utf-8').send(file)
      },
    )
  }
}
