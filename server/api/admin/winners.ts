import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { adminSubmissionSchema } from '#contracts/submissions.ts'
import { newLetterSchema, prizeMarkSchema, winnerLetterSchema } from '#contracts/winners.ts'
import type { Dependencies } from '#services/dependencies.ts'
import { markPrizeSent, readWinnerLetter, writeToWinner } from '#services/submissions/winners.ts'
import { changeBy } from '../../security/admin-guard.ts'
import { errors, ofOne } from '../contracts.ts'

const path = '/api/admin/winners/:id'

type Deps = Pick<
  Dependencies,
  'site' | 'db' | 'clock' | 'outboxEvents' | 'reaches' | 'businessEmail'
>

/** What the owner does for a winner. */
export function adminWinnersApi(deps: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const read = {
      summary: 'The letter to a winner, or a suggestion for one',
      params: ofOne,
      response: { 200: winnerLetterSchema, ...errors(409) },
    }
    app.get(`${path}/letter`, { schema: read }, async (request) =>
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
    app.post(`${path}/letter`, write, async (request) => {
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
    app.patch(`${path}/prize`, { schema: mark }, async (request) => {
      const change = changeBy(request, deps.clock)
      return markPrizeSent(deps, request.params.id, request.body.isSent, change)
    })
  }
}
