import { systemResolve } from './fetch/addresses.ts'
import { FetchError } from './fetch/fetch-error.ts'
import { requestGuarded, type GuardedRequest } from './fetch/request-guarded.ts'

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
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const status = await post(new URL(endpoint), { headers, body, own, signal: inTime })
      if (goneStatuses.includes(status)) return 'gone'
      if (status < 200 || status >= 300) throw new PushError(`answered ${status}`)
      return 'sent'
    },
  }
}

type Posting = Pick<GuardedRequest, 'headers' | 'body' | 'own' | 'signal'>

/** Returns the HTTP status. The URL comes from a browser, so it is untrusted. */
async function post(address: URL, posting: Posting): Promise<number> {
  try {
    const asked = { ...posting, method: 'POST', resolve: systemResolve } as const
    const response = await requestGuarded(address, asked)
    response.destroy()
    return response.statusCode ?? 0
  } catch (cause) {
    // Node's messages contain host and port.
    const reason = cause instanceof FetchError ? cause.message : 'could not be reached'
    throw new PushError(reason, { cause })
  }
}
