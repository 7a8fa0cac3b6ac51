import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from '#contracts/errors.ts'
import {
  adminSubmissionListSchema,
  adminSubmissionQuerySchema,
  adminSubmissionSchema,
  submissionCountsQuerySchema,
  submissionCountsSchema,
  submissionStatusChangeSchema,
} from '#contracts/submissions.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { deleteSubmission } from '#services/submissions/delete-submission.ts'
import {
  changeSubmissionStatus,
  countSubmissions,
  listSubmissionsForAdmin,
} from '#services/submissions/submissions.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'
import { nextLink } from '../next-link.ts'

type Parts = Pick<Dependencies, 'db' | 'clock' | 'changes' | 'storage'>

const path = '/api/admin/submissions'
const params = z.object({ id: z.string() })
const refused = { 400: errorSchema, 401: errorSchema, 422: errorSchema }

/** Contest entries for the admin (section 7). Who may ask is decided where this is registered. */
export function adminSubmissionsApi(deps: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(readingApi(deps))
    await app.register(decidingApi(deps))
  }
}

function readingApi(deps: Pick<Parts, 'db'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      path,
      {
        schema: {
          summary: 'Contest entries, the newest first',
          description:
            'Pages by cursor: follow the Link header with rel="next" until it is absent.',
          tags: ['admin'],
          querystring: adminSubmissionQuerySchema,
          response: { 200: adminSubmissionListSchema, ...refused },
        },
      },
      async (request, reply) => {
        const { submissions, nextCursor } = await listSubmissionsForAdmin(deps, request.query)
        if (nextCursor) reply.header('link', nextLink(path, request.query, nextCursor))
        return submissions
      },
    )

    app.get(
      `${path}/counts`,
      {
        schema: {
          summary: 'How many entries stand in each status, of one contest or of all',
          tags: ['admin'],
          querystring: submissionCountsQuerySchema,
          response: { 200: submissionCountsSchema, ...refused },
        },
      },
      async (request) => countSubmissions(deps, request.query),
    )
  }
}

function decidingApi(deps: Parts): FastifyPluginAsyncZod {
  return async (app) => {
    app.patch(
      `${path}/:id/status`,
      {
        schema: {
          summary: 'Decide about an entry',
          description: 'A step that is not offered, or that comes too late, changes nothing: 409.',
          tags: ['admin'],
          params,
          body: submissionStatusChangeSchema,
          response: {
            200: adminSubmissionSchema,
            ...refused,
            404: errorSchema,
            409: errorSchema,
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
          summary: 'Delete an entry, its files and what was decided about it',
          tags: ['admin'],
          params,
          response: {
            204: z.undefined().describe('It is gone'),
            401: errorSchema,
            404: errorSchema,
          },
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
