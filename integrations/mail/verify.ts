import { createTransport } from 'nodemailer'
import type { MailSettings } from './index.ts'
import { loginOf, needsTls, reasonOf } from './smtp.ts'

const patienceMs = 10_000

/** Connects, and signs in where there is a password, without sending. Returns what failed, or null. */
export async function verifyMail(
  settings: Exclude<MailSettings, { kind: 'outbox' }>,
  timeoutMs = patienceMs,
): Promise<string | null> {
  return settings.kind === 'smtp'
    ? verifySmtp(settings.url, timeoutMs)
    : verifyFormMail(settings.url, timeoutMs)
}

async function verifySmtp(url: string, timeoutMs: number): Promise<string | null> {
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs }
  const transport = createTransport({
    url,
    ...limits,
    socketTimeout: timeoutMs,
    requireTLS: needsTls(url),
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return reasonOf(error, loginOf(url))
  } finally {
    transport.close()
  }
}

/** Any answer will do: only a form is answered well. */
async function verifyFormMail(url: string, timeoutMs: number): Promise<string | null> {
  const signal = AbortSignal.timeout(timeoutMs)
  return fetch(url, { method: 'HEAD', redirect: 'manual', signal }).then(
    () => null,
    () => 'The form-mail service could not be reached.',
  )
}
