export type Headers = Readonly<Record<string, string>>

/** Whether visitors use https, and whether that includes all subdomains. */
export type Secure = boolean | 'with subdomains'

/** ASVS 3.4.1 requires at least one year; browsers' preload lists recommend two. */
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

/** Headers of every response: pages, pictures and JSON (ASVS 3.4). */
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

/** Only the owner of the other hosts can promise this: HSTS_INCLUDE_SUBDOMAINS. */
function hstsOf(secure: Secure): string {
  const maxAge = `max-age=${hstsMaxAgeSeconds}`
  return secure === 'with subdomains' ? `${maxAge}; includeSubDomains` : maxAge
}

/** What only documents heed: files of the build and pictures, dozens a page, go without. */
export const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-permitted-cross-domain-policies',
] as const

/** Headers of responses that are not pages: nothing in them may run or be framed. */
export function closedHeaders(secure: Secure): Headers {
  return { ...baseHeaders(secure), 'content-security-policy': closedPolicy }
}

const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

/** The same for all pages of a site. */
export interface SitePolicy {
  secure: Secure
  /** Where the date form may lead without JavaScript. */
  bookingOrigins: readonly string[]
}

interface PagePolicy extends SitePolicy {
  /** The one origin the page may embed, or "'self'". */
  frames?: string | null
  /** Whether the site's own pages may embed it. */
  isFramed?: boolean
  /** Of inline stylesheets. */
  styleHashes?: readonly string[] | undefined
}

/** What a page may load: its own files, and the inline scripts with the given hashes. */
export function pagePolicy(
  scriptHashes: readonly string[],
  { secure, bookingOrigins, frames = null, isFramed = false, styleHashes = [] }: PagePolicy,
): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    // Stylesheets are files. Widgets position themselves with style attributes, and loading
    // pictures show their colors in them; an attribute affects only its element.
    "style-src 'self'",
    ["style-src-elem 'self'", ...styleHashes].join(' '),
    "style-src-attr 'unsafe-inline'",
    // blob: is a file a guest has chosen for a contest entry but not sent yet.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    `frame-src ${frames ?? "'none'"}`,
    "object-src 'none'",
    // Without JavaScript the date form is redirected to the partner, and browsers apply this list
    // to redirects too.
    ["form-action 'self'", ...bookingOrigins].join(' '),
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
  ]
  return [...directives, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ')
}
