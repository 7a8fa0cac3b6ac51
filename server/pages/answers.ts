import { closedHeaders, pagePolicy, type SitePolicy } from '../security/headers.ts'
import type { Cacheable } from './cache.ts'
import { encodeBody, type Effort, type Encoding } from './encodings.ts'
import type { RenderedPage } from './renderer.ts'

export interface Answer {
  status: number
  /** Name, value, name, value. */
  headers: string[]
  etag: string
  body: Buffer
}

/** A page ready to be sent in every encoding. */
export interface PageAnswers extends Cacheable {
  status: number
  answers: Record<Encoding, Answer>
}

export interface Framing {
  /** The one origin the page may embed, or "'self'". */
  frames?: string | null
  /** Whether the site's own pages may embed it. */
  isFramed?: boolean
  /** How much to spend on compressing it. */
  effort?: Effort
}

type Encoded = Cacheable & { status: number; effort?: Effort | undefined }

/** Compresses a page and prepares its headers. */
export async function answersOf(
  page: RenderedPage,
  policy: SitePolicy,
  framing: Framing = {},
): Promise<PageAnswers> {
  const { effort } = framing
  const state = { ...page, effort, cacheable: page.status < 500 && page.isComplete }
  return answersWith(page.html, state, headersOf(page, policy, framing))
}

/** A text in every encoding, with these headers. */
export async function answersWith(
  text: string,
  { status, topics, cacheable, expiresAt, effort }: Encoded,
  own: Readonly<Record<string, string>>,
): Promise<PageAnswers> {
  const encoded = await encodeBody(text, effort)
  const headers = {
    'cache-control': status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store',
    ...own,
    vary: 'accept-encoding',
  }
  const answer = (encoding: Encoding): Answer => {
    const { etag, body } = encoded[encoding]
    const coding = encoding !== 'identity' && { 'content-encoding': encoding }
    const all = { ...headers, etag, ...coding, 'content-length': String(body.length) }
    return { status, etag, body, headers: Object.entries(all).flat() }
  }
  const answers = { br: answer('br'), gzip: answer('gzip'), identity: answer('identity') }
  return { status, topics, cacheable, expiresAt, answers }
}

function headersOf(
  page: RenderedPage,
  policy: SitePolicy,
  framing: Framing,
): Record<string, string> {
  const { 'set-cookie': _, ...own } = Object.fromEntries(page.headers)
  return {
    ...closedHeaders(policy.secure),
    ...own,
    ...(framing.isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(page.scriptHashes, {
      ...policy,
      ...framing,
      styleHashes: page.styleHashes,
    }),
  }
}
