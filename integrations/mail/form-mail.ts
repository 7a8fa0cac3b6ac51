import { readAtMost } from '../read-text.ts'
import { DeliveryError, fieldOf, type Mailer, type MailMessage } from './message.ts'

const timeoutMs = 10_000
const answerLimitBytes = 16 * 1024

// Among 4xx, only these two may be retried.
const requestTimeout = 408
const tooManyRequests = 429

/**
 * The form-mail service (specification, section 7): form data posted to `url/<recipient>`. Anything
 * but success within the timeout (10 s) is a failure; 4xx is permanent.
 */
export function createFormMailer(url: string, options: { timeoutMs?: number } = {}): Mailer {
  const limitMs = options.timeoutMs ?? timeoutMs
  return {
    async deliver(message, signal) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
      const response = await post(addressOf(url, message.recipient), message, deadline)
      if (isReturn(response, message)) return
      assertTaken(response)
      await assertNotDenied(response)
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

function assertTaken({ status, ok }: Response): void {
  if (ok) return
  const isRefusal = status >= 400 && status < 500
  const isPermanent = isRefusal && status !== requestTimeout && status !== tooManyRequests
  const answered = status < 400 ? 'redirected to another address' : `answered ${status}`
  throw new DeliveryError(`The form-mail service ${answered}.`, { isPermanent })
}

/** Some services report failure with status 200 and JSON: `{"success": "false"}`. */
async function assertNotDenied(response: Response): Promise<void> {
  const text = await readAtMost(response, answerLimitBytes)
  if (/"success"\s*:\s*"?false/i.test(text)) {
    throw new DeliveryError('The form-mail service did not accept the form.', {
      isPermanent: false,
    })
  }
}
