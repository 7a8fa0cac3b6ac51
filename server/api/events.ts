import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { eventResponseSchema, eventIdSchema, eventListSchema } from '#contracts/events.ts'
import type { Dependencies } from '#services/dependencies.ts'
import {
  eventFile,
  eventsCountUntil,
  findEvent,
  listEvents,
  refreshEvents,
} from '#services/events/events.ts'
import { errors } from './contracts.ts'
import { revalidate, sendFile } from './replies.ts'

type EventsApiDependencies = Pick<Dependencies, 'calendar' | 'clock' | 'origin'>

const path = '/api/events'
const params = z.object({ id: eventIdSchema })

// A guest who presses again and again, and no program that never tires.
const refreshesPerAddress = 10

export function eventsApi(deps: EventsApiDependencies): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'Events that start now or later, the earliest first',
          description: 'What the site last heard from the calendar, with its own events.',
          response: { 200: eventListSchema },
        },
      },
      async (_request, reply) => {
        const { list, expiresAt } = listEvents(deps)
        revalidate(reply, expiresAt)
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
          response: { 200: eventListSchema },
        },
      },
      () => refreshEvents(deps),
    )

    app.get(
      `${path}/:id`,
      {
        schema: {
          summary: 'One event, past or to come',
          params,
          response: { 200: eventResponseSchema, ...errors(422) },
        },
      },
      async (request, reply) => {
        // For an unknown event as well: tomorrow it may exist.
        revalidate(reply, eventsCountUntil(deps.clock.now()))
        return findEvent(deps, request.params.id)
      },
    )

    app.get(
      `${path}/:id/event.ics`,
      {
        schema: {
          summary: 'One event as a file for a calendar (RFC 5545)',
          params,
          response: {
            200: { content: { 'text/calendar': { schema: z.string() } } },
            ...errors(422),
          },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const file = eventFile(deps, id)
        revalidate(reply)
        return sendFile(reply, { name: `${id}.ics`, type: 'text/calendar; charset=utf-8' }).send(
          file,
        )
      },
    )
  }
}
