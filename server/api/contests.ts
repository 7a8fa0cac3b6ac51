import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  activeContestSchema,
  contestDetailsSchema,
  publicContestListSchema,
} from '#contracts/contests.ts'
import { errorSchema } from '#contracts/errors.ts'
import { contestMessages } from '#contracts/messages.ts'
import type { Perishable } from '#services/contests/contest-times.ts'
import { activeContest, listPublicContests, publicContest } from '#services/contests/contests.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { httpDate } from '../http-date.ts'

const path = '/api/contests'

/** What everybody may know of contests (section 7). Drafts are known to nobody. */
export function contestsApi(deps: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'All contests but drafts, the newest first',
          tags: ['contests'],
          response: { 200: publicContestListSchema },
        },
      },
      async (_request, reply) => perishing(reply, await listPublicContests(deps)),
    )

    app.get(
      `${path}/active`,
      {
        schema: {
          summary: 'The contest that takes entries now, with its prizes',
          description: 'Answers 404 when there is none. Prize values are whole US cents.',
          tags: ['contests'],
          response: { 200: activeContestSchema, 404: errorSchema },
        },
      },
      async (_request, reply) => {
        const contest = perishing(reply, await activeContest(deps))
        return contest ?? reply.code(404).send({ error: contestMessages.noneOpen })
      },
    )

    app.get(
      `${path}/:id`,
      {
        schema: {
          summary: 'One contest with its rules and prizes',
          tags: ['contests'],
          params: z.object({ id: z.string() }),
          response: { 200: contestDetailsSchema, 404: errorSchema },
        },
      },
      async (request, reply) => perishing(reply, await publicContest(deps, request.params.id)),
    )
  }
}

/** Says until when an answer is true, and to ask before showing a kept one. */
function perishing<Value>(reply: FastifyReply, { value, expiresAt }: Perishable<Value>): Value {
  reply.header('cache-control', 'no-cache')
  if (expiresAt) reply.header('expires', httpDate(expiresAt))
  return value
}
