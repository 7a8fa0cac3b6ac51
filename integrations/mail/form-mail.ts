import { z } from 'zod'
import { readAtMost } from '../read-text.ts'
import { DeliveryError, fieldOf, type Mailer, type MailMessage } from './message.ts'
import { isFinalStatus, personalIn, serverWords, withWords } from './refusals.ts'

const timeoutMs = 10_000
const answerLimitBytes = 16 * 1024

/**
 * The form-mail service (specification, section 7): form data posted to `url/<recipient>`. Anything
 * but success within the timeout (10 s) is a failure; one about the form itself is permanent.
 */
export function createFormMailer(url: string, options: { timeoutMs?: number } = {}): Mailer {
  const limitMs = options.timeoutMs ?? timeoutMs
  return {
    async deliver(message, signal) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
      const response = await post(addressOf(url, message.recipient), message, deadline)
      if (isReturn(response, message)) return
      const body = await readAtMost(response, answerLimitBytes)
      assertTaken(response, body, personalIn(message))
    },
    close() {},
  }
}

async function post(address: URL, message: MailMessage, signal: AbortSignal): Promise<Response> {
  const body = new FormData()
  for (const [name, value] of message.fields) body.append(name, value)
  const headers = { 'idempotency-key': message.id }
  try {
    // Following a redirect would send a guest's data to an unknown host.
    return await fetch(address, { method: 'POST', body, headers, signal, redirect: 'manual' })
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    const reason = isLate ? 'did not answer in time' : 'could not be reached'
    throw new DeliveryError(`The form-mail service ${reason}.`, { isPermanent: false, cause })
  }
}

function addressOf(url: string, recipient: string): URL {
  const address = new URL(url)
  const segment = encodeURIComponent(recipient).replaceAll('%40', '@')
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/${segment}`
  return address
}

/** After delivery the service redirects the browser to the return address. */
function isReturn({ status, headers }: Response, message: MailMessage): boolean {
  const target = headers.get('location')
  return status >= 300 && status < 400 && target !== null && target === fieldOf(message, '_next')
}

/** Some services report failure with status 200 and JSON: `{"success": "false"}`. */
function assertTaken({ status, ok }: Response, body: string, personal: readonly string[]): void {
  const isDenied = ok && /"success"\s*:\s*"?false/i.test(body)
  if (ok && !isDenied) return
  const isRedirect = status >= 300 && status < 400
  const answered = isRedirect ? 'redirected to another address' : `answered ${status}`
  const sentence = `The form-mail service ${isDenied ? 'did not accept the form' : answered}`
  throw new DeliveryError(withWords(sentence, serverWords(messageIn(body), personal)), {
    isPermanent: isFinalStatus(status, body),
  })
}

const messageSchema = z.string()
const replySchema = z.looseObject({
  message: messageSchema.optional(),
  error: z.union([messageSchema, z.looseObject({ message: messageSchema })]).optional(),
})

/** What a JSON reply says; nothing of a page for people. */
function messageIn(body: string): string {
  try {
    const { message, error } = replySchema.parse(JSON.parse(body))
    return message ?? (typeof error === 'object' ? error.message : error) ?? ''
  } catch {
    return /^\s*[<{[]/.test(body) ? '' : body
  }
}
