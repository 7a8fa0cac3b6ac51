import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
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
import { errors } from '../contracts.ts'

type Deps = Pick<Dependencies, 'site' | 'db' | 'clock' | 'changes' | 'storage'>

const path = '/api/admin/submissions'
const params = z.object({ id: z.string() })

export function adminSubmissionsApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'Contest entries, newest first',
          querystring: adminSubmissionQuerySchema,
          response: { 200: adminSubmissionListSchema },
        },
      },
      async (request, reply) => {
        const { submissions, nextCursor } = await listSubmissionsForAdmin(deps, request.query)
        linkNext(reply, request.query, nextCursor)
        return submissions
      },
    )

    app.get(
      `${path}/counts`,
      {
        schema: {
          summary: 'Number of entries in each status, for one contest or all',
          querystring: submissionCountsQuerySchema,
          response: { 200: submissionCountsSchema },
        },
      },
      async (request) => countSubmissions(deps, request.query),
    )

    app.patch(
      `${path}/:id/status`,
      {
        schema: {
          summary: 'Decide on an entry',
          description: 'A step that is not allowed, or comes too late, changes nothing: 409.',
          params,
          body: submissionStatusChangeSchema,
          response: {
            200: adminSubmissionSchema,
            ...errors(409),
          },
        },
      },
      async (request) => {
        const { id } = request.params
        const { status: to, from: seen } = request.body
        const { username } = signedInAdmin(request)
        return changeSubmissionStatus(deps, { id, to, seen, by: username })
      },
    )

    app.delete(
      `${path}/:id`,
      {
        schema: {
          summary: 'Delete an entry, its files and its decisions',
          params,
          response: { 204: z.undefined().describe('Deleted') },
        },
      },
      async (request, reply) => {
        await deleteSubmission(deps, request.params.id)
        const { id: adminId } = signedInAdmin(request)
        request.log.info({ adminId, submissionId: request.params.id }, 'an entry was deleted')
        return reply.code(204).send()
      },
    )
  }
}
