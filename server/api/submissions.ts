import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { publicSubmissionListSchema, publicSubmissionQuerySchema } from '#contracts/submissions.ts'
import { formHeadersSchema, receiptSchema } from '#contracts/schemas.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { networkOf } from '#services/sign-in/attempts.ts'
import {
  receiveSubmission,
  type ReceivingDependencies,
} from '#services/submissions/receive-submission.ts'
import { listPublicSubmissions } from '#services/submissions/submissions.ts'
import { createUploadLimits, type UploadSizes } from '#services/submissions/upload-limits.ts'
import { errors } from './contracts.ts'
import { linkNext, revalidate } from './replies.ts'
import { drain, readSubmissionForm } from './submission-form.ts'

export interface SubmissionsApiOptions extends Partial<UploadSizes> {
  /** Submissions per address in ten minutes. */
  submissionsPerAddress?: number | undefined
}

const submissionsPath = '/api/submissions'
const publicPath = `${submissionsPath}/public`

// Enough for a family, not for a script.
const defaultSubmissionsPerAddress = 10

/** Contest entries: submission and gallery (section 7). */
export function submissionsApi(
  deps: ReceivingDependencies & Pick<Dependencies, 'counts'>,
  { submissionsPerAddress = defaultSubmissionsPerAddress, ...sizes }: SubmissionsApiOptions = {},
): FastifyPluginAsyncZod {
  const limits = createUploadLimits(deps, sizes)
  return async (app) => {
    // Only here: every other route rejects multipart forms, and this one accepts nothing else.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _body, done) => done(null))
    await app.register(multipart, { throwFileSizeLimit: false })

    const receive = {
      config: { rateLimit: { max: submissionsPerAddress, timeWindow: '10 minutes' } },
      schema: {
        summary: 'Enter the contest',
        description:
          'multipart/form-data: the text fields first, then one to three files under the name `files`. ' +
          'The time the upload starts counts; `termsVersion` names the rules agreed to, by default the current ones; any others are rejected: 409. ' +
          'Shown once approved, if the guest agrees. ' +
          'One network may send six entries at a time and 1 GB in 24 hours: 429. ' +
          'With an Idempotency-Key header, repeating the request stores it once and returns the same response.',
        consumes: ['multipart/form-data'],
        headers: formHeadersSchema,
        response: { 201: receiptSchema, ...errors(400, 409, 413, 415, 422, 503) },
      },
    }
    app.post(submissionsPath, receive, async (request, reply) => {
      if (!request.isMultipart()) return reply.code(415).send({ error: wrongForm })
      try {
        const { id } = await receiveSubmission(deps, limits, {
          network: networkOf(request.ip),
          announcedBytes: Number(request.headers['content-length'] ?? 0),
          idempotencyKey: request.headers['idempotency-key'] ?? null,
          readForm: (steps) => readSubmissionForm(request, steps),
        })
        return await reply.code(201).send({ success: true, id })
      } finally {
        drain(request)
      }
    })

    const list = {
      summary: 'Approved contest entries, newest first',
      querystring: publicSubmissionQuerySchema,
      response: { 200: publicSubmissionListSchema },
    }
    app.get(publicPath, { schema: list }, async (request, reply) => {
      const { submissions, nextCursor } = await listPublicSubmissions(deps, request.query)
      revalidate(reply)
      linkNext(reply, request.query, nextCursor)
      return submissions
    })
  }
}

const wrongForm = 'Please send a form with files (content type multipart/form-data).'
