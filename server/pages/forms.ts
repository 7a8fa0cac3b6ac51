import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { formPages } from '#contracts/addresses.ts'
import { describeFailure } from '../logs/describe-failure.ts'
import { addressOf } from './address.ts'
import { answersOf } from './answers.ts'
import type { ReportError, SubmittedForm } from './renderer.ts'
import type { PagesOptions } from './plugin.ts'
import { writeFreshPage } from './write.ts'

export type FormsOptions = Pick<PagesOptions, 'renderer' | 'policy' | 'failurePage'>

/** Forms submitted natively, before scripts run or without them. */
export const forms: FastifyPluginAsync<FormsOptions> = async (app, options) => {
  const { renderer, policy, failurePage } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  for (const path of formPages) {
    app.post<{ Body: string }>(path, { schema: { hide: true } }, async (request, reply) => {
      const reportError: ReportError = (error) =>
        request.log.error({ failure: describeFailure(error) }, 'a form failed')
      const page = await renderer.submitForm(formIn(request), reportError).catch((error) => {
        reportError(error)
        return failurePage()
      })
      request.log.info({ req: request, status: page.status }, 'form answered')
      return writeFreshPage(request, reply, await answersOf(page, policy))
    })
  }
}

/** Identical content is one submission: browsers resend a form when its page is reloaded. */
function formIn(request: FastifyRequest<{ Body: string }>): SubmittedForm {
  const address = addressOf(request.url)
  const idempotencyKey = createHash('sha256').update(`${address}\n${request.body}`).digest('hex')
  return { address, body: request.body, visitor: { address: request.ip, idempotencyKey } }
}
