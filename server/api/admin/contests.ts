import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  adminContestListSchema,
  adminContestSchema,
  contestDraftSchema,
  contestStatusChangeSchema,
  adminPrizeSchema,
  contestEditSchema,
  prizeEditSchema,
} from '#contracts/contests.ts'
import {
  changeContestStatus,
  createContest,
  listContestsForAdmin,
} from '#services/contests/contests.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { deleteContest, editContest } from '#services/contests/edit-contest.ts'
import { editPrize } from '#services/contests/prizes.ts'
import { errors, ofOne, noContent } from '../contracts.ts'

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

const root = '/api/admin'

/** Editing contests and prizes. */
function contestEditsApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'changes'>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.patch(
      `${root}/contests/:id`,
      {
        schema: {
          summary: 'Edit a contest',
          description:
            'Omitted fields stay. A draft can be changed completely, an active contest only in title, description and a later end; a closed one returns 409, as does one that is no longer as `from` says.',
          params: ofOne,
          body: contestEditSchema,
          response: { 200: adminContestSchema, ...errors(409) },
        },
      },
      async (request) => editContest(deps, request.params.id, request.body),
    )

    app.delete(
      `${root}/contests/:id`,
      {
        schema: {
          summary: 'Delete a draft',
          description: 'With its prizes. Any other contest returns 409.',
          params: ofOne,
          response: { ...noContent, ...errors(409) },
        },
      },
      async (request) => {
        await deleteContest(deps, request.params.id)
      },
    )

    app.patch(
      `${root}/prizes/:id`,
      {
        schema: {
          summary: 'Edit a prize',
          description:
            'Omitted fields stay. While its contest is active the value can only be raised, and once that has entries title and description stay; in a closed one a prize answers 409, as does a prize that is no longer as `from` says.',
          params: ofOne,
          body: prizeEditSchema,
          response: { 200: adminPrizeSchema, ...errors(409) },
        },
      },
      async (request) => editPrize(deps, request.params.id, request.body),
    )
  }
}
