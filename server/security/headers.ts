import { bookingOrigins } from '#content/booking.ts'

export type Headers = Readonly<Record<string, string>>

/** Whether visitors come over https, and whether those of all its subdomains do as well. */
export type Secure = boolean | 'with subdomains'

/** One year is the least that ASVS 3.4.1 accepts; two is what browsers' preload lists ask for. */
const hstsMaxAgeSeconds = 63_072_000

const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Headers of every answer, page, picture or JSON alike (ASVS 3.4). */
function baseHeaders(secure: Secure): Headers {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
    ...(secure && {
      'strict-transport-security': hstsOf(secure),
    }),
  }
}

/** A promise for other hosts is one that only their owner can keep: HSTS_INCLUDE_SUBDOMAINS. */
function hstsOf(secure: Secure): string {
  const maxAge = `max-age=${hstsMaxAgeSeconds}`
  return secure === 'with subdomains' ? `${maxAge}; includeSubDomains` : maxAge
}

/** Headers of answers that are not pages: nothing in them may run or be framed. */
export function closedHeaders(secure: Secure): Headers {
  return { ...baseHeaders(secure), 'content-security-policy': closedPolicy }
}

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** What a few pages need besides. */
interface Exceptions {
  /** The one origin that it may embed. */
  frames?: string | null
  /** Of inline sheets. */
  styleHashes?: readonly string[] | undefined
}

/** What a page may load: its own files, and the inline scripts whose hashes are given. */
export function pagePolicy(
  scriptHashes: readonly string[],
  secure: Secure,
  { frames = null, styleHashes = [] }: Exceptions = {},
): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    // Sheets are files. Widgets place themselves with style attributes, and pictures that load show
    // their colours in them; an attribute reaches no further than its element.
    "style-src 'self'",
    ["style-src-elem 'self'", ...styleHashes].join(' '),
    "style-src-attr 'unsafe-inline'",
    // blob: is what a guest has chosen for a contest entry and not sent yet.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    `frame-src ${frames ?? "'none'"}`,
    "object-src 'none'",
    // The dates form of a page without JavaScript is answered with a redirect to the partner,
    // and browsers hold redirects to this list too.
    ["form-action 'self'", ...bookingOrigins()].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  return [...directives, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ')
}
