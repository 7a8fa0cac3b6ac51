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
import { signedInAdmin } from '../../security/admin-guard.ts'
import { linkNext } from '../replies.ts'
import { done, errors, ofOne } from '../contracts.ts'

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
      response: done,
    }
    app.delete(`${path}/:id`, { schema: deleteRoute }, async (request) => {
      await deleteSubmission(deps, request.params.id)
      const { id: adminId } = signedInAdmin(request)
      request.log.info({ adminId, submissionId: request.params.id }, 'an entry was deleted')
    })
  }
}
