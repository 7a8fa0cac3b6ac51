import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  adminContestListSchema,
  adminContestSchema,
  contestDraftSchema,
  contestStatusChangeSchema,
} from '#contracts/contests.ts'
import { errorSchema } from '#contracts/errors.ts'
import { changeContestStatus } from '#services/contests/contest-status.ts'
import { createContest, listContestsForAdmin } from '#services/contests/contests.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { contestEditsApi } from './contest-edits.ts'

const path = '/api/admin/contests'
const refused = {
  400: errorSchema,
  401: errorSchema,
  409: errorSchema,
  413: errorSchema,
  415: errorSchema,
  422: errorSchema,
}

/** Contest management (section 7). Who may ask is decided where this is registered. */
export function adminContestsApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'changes'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store')
      next()
    })
    await app.register(contestEditsApi(deps))

    app.get(
      path,
      {
        schema: {
          summary: 'All contests, drafts included, the newest first',
          tags: ['admin'],
          response: { 200: adminContestListSchema, 401: errorSchema },
        },
      },
      async () => listContestsForAdmin(deps),
    )

    app.post(
      path,
      {
        schema: {
          summary: 'Create a contest',
          description: 'A draft unless it says otherwise. Only one contest can be active.',
          tags: ['admin'],
          body: contestDraftSchema,
          response: { 201: adminContestSchema, ...refused },
        },
      },
      async (request, reply) => reply.code(201).send(await createContest(deps, request.body)),
    )

    app.patch(
      `${path}/:id/status`,
      {
        schema: {
          summary: 'Move a contest on',
          description: 'From draft to active, to closed, to archived; any other step answers 409.',
          tags: ['admin'],
          params: z.object({ id: z.string() }),
          body: contestStatusChangeSchema,
          response: { 200: adminContestSchema, 404: errorSchema, ...refused },
        },
      },
      async (request) => changeContestStatus(deps, request.params.id, request.body.status),
    )
  }
}
