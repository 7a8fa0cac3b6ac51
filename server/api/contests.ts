import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  activeContestSchema,
  contestDetailsSchema,
  publicContestListSchema,
} from '#contracts/contests.ts'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import type { Perishable } from '#services/contests/contest-times.ts'
import { activeContest, listPublicContests, publicContest } from '#services/contests/contests.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { errors } from './contracts.ts'
import { revalidate } from './replies.ts'

const path = '/api/contests'

/** Public contest data (section 7); drafts are hidden. */
export function contestsApi(
  deps: Pick<Dependencies, 'site' | 'db' | 'clock'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'All contests except drafts, newest first',
          response: { 200: publicContestListSchema },
        },
      },
      async (_request, reply) => perishing(reply, await listPublicContests(deps)),
    )

    app.get(
      `${path}/active`,
      {
        schema: {
          summary: 'The contest accepting entries now, with its prizes',
          description: 'Returns 404 if there is none. Prize values are whole US cents.',
          response: { 200: activeContestSchema, ...errors(404) },
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
          params: z.object({ id: z.string() }),
          response: { 200: contestDetailsSchema },
        },
      },
      async (request, reply) => perishing(reply, await publicContest(deps, request.params.id)),
    )
  }
}

/** Sets when the value expires, and that caches must revalidate. */
function perishing<Value>(reply: FastifyReply, { value, expiresAt }: Perishable<Value>): Value {
  revalidate(reply, expiresAt)
  return value
}
