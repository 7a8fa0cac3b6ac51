import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  adminContestSchema,
  adminPrizeSchema,
  contestEditSchema,
  prizeEditSchema,
} from '#contracts/contests.ts'
import { deleteContest, editContest } from '#services/contests/edit-contest.ts'
import { editPrize } from '#services/contests/prizes.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { done, errors, ofOne } from '../contracts.ts'

const root = '/api/admin'

/** Editing contests and prizes. */
export function contestEditsApi(
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
          response: { ...done, ...errors(409) },
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
