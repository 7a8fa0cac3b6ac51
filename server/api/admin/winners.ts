import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { adminSubmissionSchema } from '#contracts/submissions.ts'
import { newLetterSchema, prizeMarkSchema, winnerLetterSchema } from '#contracts/winners.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { markPrizeSent, readWinnerLetter, writeToWinner } from '#services/submissions/winners.ts'
import { changeBy } from '../../security/admin-guard.ts'
import { errors } from '../contracts.ts'

const path = '/api/admin/winners/:id'
const params = z.object({ id: z.string() })

type Deps = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'outboxEvents' | 'reaches' | 'businessEmail'
>

/** What the owner does for a winner. */
export function adminWinnersApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `${path}/letter`,
      {
        schema: {
          summary: 'The letter to a winner, or a suggestion for one',
          params,
          response: { 200: winnerLetterSchema, ...errors(409) },
        },
      },
      async (request) => readWinnerLetter(deps, request.params.id),
    )

    app.post(
      `${path}/letter`,
      {
        config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
        schema: {
          summary: 'Write to a winner by mail, once',
          description:
            'Sending the same letter again changes nothing. 409 if someone else has written, the entry is no winner, or the site cannot send mail to guests.',
          params,
          body: newLetterSchema,
          response: { 201: winnerLetterSchema, ...errors(409) },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const change = changeBy(request, deps.clock)
        return reply.code(201).send(await writeToWinner(deps, id, request.body.text, change))
      },
    )

    app.patch(
      `${path}/prize`,
      {
        schema: {
          summary: 'Mark a winner’s prize as sent, or as not sent',
          params,
          body: prizeMarkSchema,
          response: { 200: adminSubmissionSchema, ...errors(409) },
        },
      },
      async (request) => {
        const change = changeBy(request, deps.clock)
        return markPrizeSent(deps, request.params.id, request.body.isSent, change)
      },
    )
  }
}
