import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  adminContestListSchema,
  adminContestSchema,
  contestDraftSchema,
  contestStatusChangeSchema,
} from '#contracts/contests.ts'
import {
  changeContestStatus,
  createContest,
  listContestsForAdmin,
} from '#services/contests/contests.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { contestEditsApi } from './contest-edits.ts'
import { errors, ofOne } from '../contracts.ts'

const path = '/api/admin/contests'

export function adminContestsApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'changes'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(contestEditsApi(deps))

    app.get(
      path,
      {
        schema: {
          summary: 'All contests including drafts, newest first',
          response: { 200: adminContestListSchema },
        },
      },
      async () => listContestsForAdmin(deps),
    )

    app.post(
      path,
      {
        schema: {
          summary: 'Create a contest',
          description: 'A draft unless specified otherwise. Only one contest can be active.',
          body: contestDraftSchema,
          response: { 201: adminContestSchema, ...errors(409) },
        },
      },
      async (request) => createContest(deps, request.body),
    )

    app.patch(
      `${path}/:id/status`,
      {
        schema: {
          summary: 'Move a contest on',
          description: 'From draft to active, to closed, to archived; any other step returns 409.',
          params: ofOne,
          body: contestStatusChangeSchema,
          response: { 200: adminContestSchema, ...errors(409) },
        },
      },
      async (request) => changeContestStatus(deps, request.params.id, request.body.status),
    )
  }
}
