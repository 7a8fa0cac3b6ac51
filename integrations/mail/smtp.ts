import { createTransport, type NodemailerError } from 'nodemailer'
import { DeliveryError, fieldOf, type Mailer, type MailMessage } from './message.ts'
import { isFinal, personalIn, serverWords, withWords } from './refusals.ts'

const timeoutMs = 20_000
const connections = 5

const oneAddress = /^[^\s<>()[\],;:\\"@]+@[^\s<>()[\],;:\\"@]+$/

/**
 * Mail over SMTP: plain text of the fields, replies to the guest, and the same Message-ID for every
 * try. `url` as for nodemailer, `from` the sender. Each message has 20 s.
 */
export function createSmtpMailer(
  { url, from }: { url: string; from: string },
  options: { timeoutMs?: number } = {},
): Mailer {
  const limitMs = options.timeoutMs ?? timeoutMs
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // The outbox retries.
    maxRequeues: 0,
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
    // Guests' text must never read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
    requireTLS: needsTls(url),
  })
  return {
    reachesGuests: true,
    async deliver(message, signal) {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
      try {
        await transport.sendMail({ ...mailOf(message, from), signal: deadline })
      } catch (error) {
        throw failureOf(error, [...personalIn(message), ...loginOf(url)])
      }
    },
    close: () => transport.close({ force: true }),
  }
}

/**
 * Whether a plain-text connection must be encrypted first. A server on this machine need not be,
 * and `?ignoreTLS=true` in the address turns it off.
 */
export function needsTls(url: string): boolean {
  const { protocol, hostname, searchParams } = new URL(url)
  const isHere = ['localhost', '[::1]'].includes(hostname) || /^127(\.\d+){3}$/.test(hostname)
  return protocol === 'smtp:' && !isHere && searchParams.get('ignoreTLS') !== 'true'
}

function mailOf(message: MailMessage, from: string) {
  const guest = fieldOf(message, 'email') ?? ''
  return {
    from,
    // As objects, so that an address is never split in two.
    to: { name: '', address: message.recipient },
    ...(oneAddress.test(guest) && { replyTo: { name: '', address: guest } }),
    subject: message.subject.replaceAll(/\s+/g, ' '),
    messageId: idOf(message.id, from),
    ...threadOf(message, from),
    text: plainText(message),
  }
}

function idOf(id: string, from: string): string {
  return `<${id}@${domainOf(from)}>`
}

/** Mail programs show a mail below those it answers. Auto-replies are for people only (RFC 3834). */
function threadOf(message: MailMessage, from: string) {
  const answers = fieldOf(message, '_answers')
  if (answers === undefined) return { headers: { 'auto-submitted': 'auto-generated' } }
  const references = answers
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => idOf(id, from))
  const inReplyTo = references.at(-1)
  return inReplyTo === undefined ? {} : { inReplyTo, references }
}

function domainOf(from: string): string {
  return /@([^\s<>@]+)/.exec(from)?.[1] ?? 'localhost'
}

function failureOf(cause: unknown, personal: readonly string[]): DeliveryError {
  const { code, command, response = '' } = cause as Partial<NodemailerError>
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE'
  // Without a reply, from the size the server said it takes.
  const isTooLarge = code === 'EMESSAGE' && command === 'MAIL FROM'
  const isPermanent = isTooLarge || (isRefusal && isFinal(response, stepOf(command)))
  const reason = isTooLarge
    ? 'The message is larger than the mail server takes.'
    : reasonOf(cause, personal)
  return new DeliveryError(reason, { isPermanent, cause })
}

function stepOf(command: string | undefined): Parameters<typeof isFinal>[1] {
  if (command === 'MAIL FROM') return 'sender'
  return command === 'RCPT TO' ? 'recipient' : 'message'
}

/** Username and password in the address, which a server may repeat. */
export function loginOf(url: string): string[] {
  const { username, password } = new URL(url)
  return [username, password, decodeURIComponent(username), decodeURIComponent(password)]
}

/** Why, for people; by the codes of nodemailer and the server's own words. */
export function reasonOf(cause: unknown, personal: readonly string[]): string {
  const { code, response = '', responseCode } = cause as Partial<NodemailerError>
  const words = serverWords(response, personal)
  if (code === 'EAUTH' && !(responseCode && responseCode < 500)) {
    return withWords('The mail server did not accept the username and password', words)
  }
  if (code === 'ETLS') return 'The mail server offers no encrypted connection.'
  if (responseCode) return withWords(`The mail server answered ${responseCode}`, words)
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'The mail server did not answer in time.'
  return 'The mail server could not be reached.'
}

/**
 * The complete text if there is one, else the fields as lines, without the instructions for the
 * form-mail service. Continuation lines are indented, so no text can pose as another field.
 */
export function plainText(message: MailMessage): string {
  const written = fieldOf(message, '_text')
  if (written !== undefined) return written
  const lines = message.fields
    .filter(([name, value]) => !name.startsWith('_') && value !== '')
    .map(([name, value]) => `${labelOf(name)}: ${wordsOf(value)}`)
  return `${lines.join('\n')}\n`
}

/** 'guestName' as a person reads it: 'Guest name'. */
function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordsOf(value: string): string {
  if (value === 'true') return 'yes'
  if (value === 'false') return 'no'
  return value.replaceAll(/\r\n|[\r\n\u2028\u2029]/g, '\n  ')
}
