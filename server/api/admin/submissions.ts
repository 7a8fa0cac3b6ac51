import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  adminSubmissionListSchema,
  adminSubmissionQuerySchema,
  adminSubmissionSchema,
  submissionCountsQuerySchema,
  submissionCountsSchema,
  submissionStatusChangeSchema,
} from '#contracts/submissions.ts'
import type { Dependencies } from '#services/dependencies.ts'
import {
  changeSubmissionStatus,
  countSubmissions,
  listSubmissionsForAdmin,
  deleteSubmission,
} from '#services/submissions/submissions.ts'
import { newLetterSchema, prizeMarkSchema, winnerLetterSchema } from '#contracts/winners.ts'
import { markPrizeSent, readWinnerLetter, writeToWinner } from '#services/submissions/winners.ts'
import { signedInAdmin, changeBy } from '../../security/admin-guard.ts'
import { linkNext } from '../replies.ts'
import { noContent, errors, ofOne } from '../contracts.ts'

type Deps = Pick<Dependencies, 'site' | 'db' | 'clock' | 'changes' | 'storage'>

const path = '/api/admin/submissions'

export function adminSubmissionsApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const list = {
      summary: 'Contest entries, newest first',
      querystring: adminSubmissionQuerySchema,
      response: { 200: adminSubmissionListSchema },
    }
    app.get(path, { schema: list }, async (request, reply) => {
      const { submissions, nextCursor } = await listSubmissionsForAdmin(deps, request.query)
      linkNext(reply, request.query, nextCursor)
      return submissions
    })

    const count = {
      summary: 'Number of entries in each status, for one contest or all',
      querystring: submissionCountsQuerySchema,
      response: { 200: submissionCountsSchema },
    }
    app.get(`${path}/counts`, { schema: count }, async (request) =>
      countSubmissions(deps, request.query),
    )

    const change = {
      summary: 'Decide on an entry',
      description: 'A step that is not allowed, or comes too late, changes nothing: 409.',
      params: ofOne,
      body: submissionStatusChangeSchema,
      response: { 200: adminSubmissionSchema, ...errors(409) },
    }
    app.patch(`${path}/:id/status`, { schema: change }, async (request) => {
      const { id } = request.params
      const { status: to, from: seen } = request.body
      const { username } = signedInAdmin(request)
      return changeSubmissionStatus(deps, { id, to, seen, by: username })
    })

    const deleteRoute = {
      summary: 'Delete an entry, its files and its decisions',
      params: ofOne,
      response: noContent,
    }
    app.delete(`${path}/:id`, { schema: deleteRoute }, async (request) => {
      await deleteSubmission(deps, request.params.id)
      const { id: adminId } = signedInAdmin(request)
      request.log.info({ adminId, submissionId: request.params.id }, 'an entry was deleted')
    })
  }
}

const winner = '/api/admin/winners/:id'

type WinnerDeps = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'outboxEvents' | 'reaches' | 'businessEmail'
>

/** What the owner does for a winner. */
export function adminWinnersApi(deps: WinnerDeps): FastifyPluginAsyncZod {
  return async (app) => {
    const read = {
      summary: 'The letter to a winner, or a suggestion for one',
      params: ofOne,
      response: { 200: winnerLetterSchema, ...errors(409) },
    }
    app.get(`${winner}/letter`, { schema: read }, async (request) =>
      readWinnerLetter(deps, request.params.id),
    )

    const write = {
      config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
      schema: {
        summary: 'Write to a winner by mail, once',
        description:
          'Sending the same letter again changes nothing. 409 if someone else has written, the entry is no winner, or the site cannot send mail to guests.',
        params: ofOne,
        body: newLetterSchema,
        response: { 201: winnerLetterSchema, ...errors(409) },
      },
    }
    app.post(`${winner}/letter`, write, async (request) => {
      const { id } = request.params
      const change = changeBy(request, deps.clock)
      return writeToWinner(deps, id, request.body.text, change)
    })

    const mark = {
      summary: 'Mark a winner’s prize as sent, or as not sent',
      params: ofOne,
      body: prizeMarkSchema,
      response: { 200: adminSubmissionSchema, ...errors(409) },
    }
    app.patch(`${winner}/prize`, { schema: mark }, async (request) => {
      const change = changeBy(request, deps.clock)
      return markPrizeSent(deps, request.params.id, request.body.isSent, change)
    })
  }
}
