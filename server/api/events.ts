import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { eventResponseSchema, eventIdSchema, eventListSchema } from '#contracts/events.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { eventFile } from '#services/events/event-files.ts'
import { eventsCountUntil, findEvent, listEvents, refreshEvents } from '#services/events/events.ts'
import { errors } from './contracts.ts'
import { revalidate, sendFile } from './replies.ts'

type EventsApiDependencies = Pick<Dependencies, 'site' | 'calendar' | 'clock' | 'origin'>

const path = '/api/events'
const params = z.object({ id: eventIdSchema })

// Enough for an impatient guest, not for a script.
const refreshesPerAddress = 10

export function eventsApi(deps: EventsApiDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    const listRoute = {
      summary:
        'Events that start now or later or last several days and are not over, earliest first',
      description: "The calendar's events as last read, with the site's own.",
      response: { 200: eventListSchema },
    }
    app.get(path, { schema: listRoute }, async (_request, reply) => {
      const { list, expiresAt } = listEvents(deps)
      revalidate(reply, expiresAt)
      return list
    })

    const refresh = {
      config: { rateLimit: { max: refreshesPerAddress, timeWindow: '1 minute' } },
      schema: {
        summary: 'Read the calendar again',
        description: 'Within 30 seconds of the last read, returns what is already known.',
        response: { 200: eventListSchema },
      },
    }
    app.post(`${path}/refresh`, refresh, () => refreshEvents(deps))

    const readRoute = {
      summary: 'One event, past or future',
      params,
      response: { 200: eventResponseSchema, ...errors(422) },
    }
    app.get(`${path}/:id`, { schema: readRoute }, async (request, reply) => {
      // Also for an unknown event: it may exist tomorrow.
      revalidate(reply, eventsCountUntil(deps.clock.now()))
      return findEvent(deps, request.params.id)
    })

    const event = {
      summary: 'One event as a calendar file (RFC 5545)',
      params,
      response: { 200: { content: { 'text/calendar': { schema: z.string() } } }, ...errors(422) },
    }
    app.get(`${path}/:id/event.ics`, { schema: event }, async (request, reply) => {
      const { id } = request.params
      const file = eventFile(deps, id)
      revalidate(reply)
      return sendFile(reply, { name: `${id}.ics`, type: 'text/calendar; charset=utf-8' }).send(file)
    })
  }
}
