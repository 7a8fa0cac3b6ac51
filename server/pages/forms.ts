import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { formPages } from '#contracts/addresses.ts'
import { LimitError, UnavailableError } from '#services/errors.ts'
import { networkOf } from '#services/sign-in/attempts.ts'
import { perMinute } from '../api/contracts.ts'
import { describeFailure } from '../logs/describe-failure.ts'
import { addressOf, isDataAddress } from './address.ts'
import { answersOf } from './answers.ts'
import type { ReportError, SubmittedForm } from './renderer.ts'
import type { PagesOptions } from './plugin.ts'
import { reportingTo, sendData } from './router-data.ts'
import { writeFreshPage } from './write.ts'

export type FormsOptions = Pick<
  PagesOptions,
  'renderer' | 'policy' | 'failurePage' | 'queue' | 'refusal' | 'adminCall'
>

/** A long text, each character of which takes up to twelve in a form. */
const adminFormBytes = 256 * 1024

/** Forms submitted natively, before scripts run or without them, and those of the admin area. */
export const forms: FastifyPluginAsync<FormsOptions> = async (app, options) => {
  const { renderer, policy, failurePage, queue, refusal } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  const admin = { config: perMinute(120), schema: { hide: true }, bodyLimit: adminFormBytes }
  app.post('/admin/*', admin, adminForm(options))
  for (const path of formPages) {
    app.post<{ Body: string }>(path, { schema: { hide: true } }, async (request, reply) => {
      const reportError: ReportError = (error) =>
        request.log.error({ failure: describeFailure(error) }, 'a form failed')
      const submit = () => renderer.submitForm(formIn(request), reportError)
      const page = await queue
        .render(networkOf(request.ip), submit, () => false)
        .catch((error: unknown) => {
          if (error instanceof LimitError || error instanceof UnavailableError)
            return refusal(error)
          reportError(error)
          return failurePage()
        })
      request.log.info({ req: request, status: page.status }, 'form answered')
      return writeFreshPage(request, reply, await answersOf(page, policy))
    })
  }
}

function adminForm({ adminCall, renderer }: FormsOptions) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [admin, address] = [adminCall(request), addressOf(request.url)]
    if (!admin || !isDataAddress(address)) return reply.callNotFound()
    const asked = { admin, form: String(request.body) }
    const response = await renderer.readData(address, reportingTo(request), asked)
    request.log.info({ req: request, status: response.status }, 'form answered')
    return sendData(request, reply, response, 'no-store')
  }
}

/** Identical content is one submission: browsers resend a form when its page is reloaded. */
function formIn(request: FastifyRequest<{ Body: string }>): SubmittedForm {
  const address = addressOf(request.url)
  const idempotencyKey = createHash('sha256').update(`${address}\n${request.body}`).digest('hex')
  return { address, body: request.body, visitor: { address: request.ip, idempotencyKey } }
}
