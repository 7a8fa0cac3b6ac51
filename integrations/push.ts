import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import {
  guardedLookup,
  isOwnPlace,
  isPublicAddress,
  hostnameOf,
  systemResolve,
} from './fetch/addresses.ts'
import { isIP } from 'node:net'

/** The signing key of a site (VAPID, RFC 8292), base64url. */
export interface SigningKeys {
  publicKey: string
  privateKey: string
}

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  makeKeys: () => Promise<SigningKeys>
  /**
   * Hands an encrypted message (RFC 8291) to the browser's push service. Resolves to 'gone' if the
   * browser no longer wants any; rejects with a `PushError`.
   */
  send: (target: PushTarget, text: string, sending: Sending) => Promise<'sent' | 'gone'>
}

export interface Sending {
  keys: SigningKeys
  /** Who sends: an https address or mailto. */
  subject: string
  signal: AbortSignal
}

/** Why a push service did not take a message, for the log. */
export class PushError extends Error {
  override name = 'PushError'
}

const timeoutMs = 10_000
/** How long a service keeps a message for a browser that is closed. */
const keptSeconds = 24 * 60 * 60
/** Answers after which a subscription is never valid again (RFC 8030, section 7.3). */
const goneStatuses = [404, 410]

/** Loaded for the first message: most sites send none, and it would slow the start. */
async function library() {
  return (await import('web-push')).default
}

/** `own` is the only push service that may be at a private address, for tests. */
export function createPush({ own = null }: { own?: URL | null } = {}): Push {
  return {
    makeKeys: async () => (await library()).generateVAPIDKeys(),
    async send(target, text, { keys, subject, signal }) {
      const { endpoint, p256dh, auth } = target
      const webPush = await library()
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        text,
        { vapidDetails: { subject, ...keys }, TTL: keptSeconds, contentEncoding: 'aes128gcm' },
      )
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const status = await post(new URL(endpoint), { headers, body, own, deadline })
      if (goneStatuses.includes(status)) return 'gone'
      if (status < 200 || status >= 300) throw new PushError(`answered ${status}`)
      return 'sent'
    },
  }
}

interface Posting {
  headers: Record<string, string>
  body: Buffer | null
  own: URL | null
  deadline: AbortSignal
}

/** The status. A browser named the address, so only public ones are asked, and redirects are not followed. */
async function post(address: URL, { headers, body, own, deadline }: Posting): Promise<number> {
  const host = hostnameOf(address.hostname)
  if (isIP(host) !== 0 && !isPublicAddress(host) && !isOwnPlace(address, own)) {
    throw new PushError('is not at a public address')
  }
  const lookup = guardedLookup(address, own, systemResolve)
  const send = address.protocol === 'https:' ? requestHttps : requestHttp
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { method: 'POST', agent: false, headers, lookup, signal: deadline }
    send(address, options, resolve).on('error', reject).end(body)
  }).catch((cause: unknown) => {
    throw new PushError('could not be reached', { cause })
  })
  response.destroy()
  return response.statusCode ?? 0
}
