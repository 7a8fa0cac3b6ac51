import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { errorSchema } from '#contracts/errors.ts'
import {
  adminSubmissionListSchema,
  adminSubmissionQuerySchema,
  adminSubmissionSchema,
  submissionCountsSchema,
  submissionStatusChangeSchema,
  type AdminSubmissionQuery,
} from '#contracts/submissions.ts'
import type { Dependencies } from '#services/dependencies.ts'
import {
  changeSubmissionStatus,
  countSubmissions,
  listSubmissionsForAdmin,
} from '#services/submissions.ts'
import { signedInAdmin } from '../../security/admin-guard.ts'

const path = '/api/admin/submissions'
const params = z.object({ id: z.string() })

/** Contest entries for the admin (section 7). Who may ask is decided where this is registered. */
export function adminSubmissionsApi(
  deps: Pick<Dependencies, 'db' | 'clock' | 'changes'>,
): FastifyPluginAsyncZod {
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
          response: {
            200: adminSubmissionListSchema,
            400: errorSchema,
            401: errorSchema,
            422: errorSchema,
          },
        },
      },
      async (request, reply) => {
        const { submissions, nextCursor } = await listSubmissionsForAdmin(deps, request.query)
        if (nextCursor) reply.header('link', nextLink(request.query, nextCursor))
        return submissions
      },
    )

    app.get(
      `${path}/counts`,
      {
        schema: {
          summary: 'How many entries stand in each status',
          tags: ['admin'],
          response: { 200: submissionCountsSchema, 401: errorSchema },
        },
      },
      async () => countSubmissions(deps),
    )

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
            400: errorSchema,
            401: errorSchema,
            404: errorSchema,
            409: errorSchema,
            422: errorSchema,
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
  }
}

function nextLink({ limit, contestId, status }: AdminSubmissionQuery, cursor: string): string {
  const query = new URLSearchParams({
    ...(contestId !== undefined && { contestId: String(contestId) }),
    ...(status !== undefined && { status }),
    limit: String(limit),
    cursor,
  })
  return `<${path}?${query}>; rel="next"`
}
