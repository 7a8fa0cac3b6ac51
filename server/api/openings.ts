import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  openingAnswerSchema,
  openingQuerySchema,
  openingReceiptSchema,
  openingRequestSchema,
  openingSchema,
  openingTokenSchema,
} from '#contracts/openings.ts'
import type { Dependencies } from '#services/dependencies.ts'
import {
  askForOpening,
  confirmRequest,
  endRequest,
  readOpening,
} from '#services/openings/openings.ts'
import { errors } from './contracts.ts'

const path = '/api/openings'
const bodyLimit = 4 * 1024
/** Requests from one address in ten minutes, and uses of links. */
const requestsPerAddress = 10
const usesPerAddress = 60

const limited = (max: number) => ({
  bodyLimit,
  config: { rateLimit: { max, timeWindow: '10 minutes' } },
})

/** 'Tell me when these days open'. Without SMTP each of these is a 404. */
export function openingsApi(
  deps: Pick<
    Dependencies,
    'site' | 'db' | 'clock' | 'origin' | 'outboxEvents' | 'reaches' | 'mailsPerDay' | 'availability'
  >,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    const ask = {
      ...limited(requestsPerAddress),
      schema: {
        summary: 'Ask to hear by mail when the nights of a stay are free',
        description:
          'The guest gets a mail with a link that confirms it. The response is the same for a request that is known already.',
        body: openingRequestSchema,
        response: { 202: openingReceiptSchema, ...errors(404) },
      },
    }
    app.post(path, ask, async ({ body }, reply) => {
      await askForOpening(deps, body)
      return reply.code(202).send({ success: true })
    })

    const read = {
      summary: "What a guest's link is about",
      description: 'Looking changes nothing. Returns 404 only if the site cannot mail guests.',
      querystring: openingQuerySchema,
      response: { 200: openingAnswerSchema, ...errors(404) },
    }
    app.get(path, { schema: read }, async ({ query }) => ({
      opening: await readOpening(deps, query.watch),
    }))

    const confirm = {
      ...limited(usesPerAddress),
      schema: {
        summary: 'Confirm a request by the token of its mail',
        description: 'Confirming again changes nothing.',
        body: openingTokenSchema,
        response: { 200: openingSchema, ...errors(404) },
      },
    }
    app.post(`${path}/confirm`, confirm, async ({ body }) => confirmRequest(deps, body.watch))

    const end = {
      ...limited(usesPerAddress),
      schema: {
        summary: 'End a request by the token of either mail',
        description: 'Deletes it. The response is the same for a token that is unknown.',
        body: openingTokenSchema,
        response: { 200: openingReceiptSchema, ...errors(404) },
      },
    }
    app.post(`${path}/end`, end, async ({ body }) => {
      await endRequest(deps, body.watch)
      return { success: true as const }
    })
  }
}
