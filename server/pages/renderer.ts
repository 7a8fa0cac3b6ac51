import { randomBytes } from 'node:crypto'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { Topic } from '#services/changes.ts'
import { canonicalPaths, perBuild, unknownPaths } from './paths.ts'
import { outageRetrySeconds } from '../outages.ts'
import { settleScripts, type PageDocument } from './document.ts'
import { isUnavailable, recordReading } from './recorded-reading.ts'
import { renderingContext, type ReportError, type Send } from './rendering-context.ts'
import type { AdminCall } from './admin-call.ts'
import type { SiteApi, Visitor } from './site-api.ts'

export type { ReportError } from './rendering-context.ts'

export interface RenderedPage extends PageDocument {
  /** For an inline stylesheet, used only by the plain error page. */
  styleHashes?: readonly string[]
  status: number
  headers: Headers
  topics: ReadonlySet<Topic>
  /** False if something the page shows could not be read; then it is not cached. */
  isComplete: boolean
  /** The earliest expiry of what it read, in milliseconds since 1970; Infinity for none. */
  expiresAt: number
}

/** A form as the browser sent it, `application/x-www-form-urlencoded`. */
export interface SubmittedForm {
  address: string
  body: string
  visitor: Visitor
}

export interface RendererOptions {
  /** The pages of the features that are on at the moment. */
  build: () => ServerBuild
  api: SiteApi
  /** Canonical origin, without a trailing slash. */
  origin: string
  /** Replaces the framework's request handler in tests. */
  handle?: RequestHandler
}

interface AdminAsked {
  admin?: AdminCall | undefined
  form?: string
}

interface PageOptions {
  send?: Send
  admin?: AdminCall | undefined
}

/** Addresses are paths with query; all are rendered for an anonymous visitor, unless there is `admin`. */
export interface Renderer {
  /** The page and what it read. Rejects if not even the error page could be rendered. */
  renderPage: (
    address: string,
    reportError: ReportError,
    admin?: AdminCall,
  ) => Promise<RenderedPage>
  /** The page in response to a form sent without scripts. */
  submitForm: (form: SubmittedForm, reportError: ReportError) => Promise<RenderedPage>
  /** Whether only the not-found screen matches this path. */
  isUnknown: (path: string) => boolean
  /** A page's canonical path; unknown paths are unchanged. */
  canonicalOf: (path: string) => string
  /**
   * What the browser's router reads during client-side navigation; with a `form`, as its browser sent
   * it, what an action answers.
   */
  readData: (address: string, reportError: ReportError, asked?: AdminAsked) => Promise<Response>
}

export function createRenderer({
  build,
  api,
  origin,
  handle: givenHandle,
}: RendererOptions): Renderer {
  const handlers = perBuild((each) => givenHandle ?? createRequestHandler(each, 'production'))
  const unknown = perBuild(({ routes }) => unknownPaths(routes))
  const canonical = perBuild(({ routes }) => canonicalPaths(routes))
  // Concatenated: resolving '//evil.example' against the origin would change the host.
  const requestFor = (address: string, init?: RequestInit) =>
    new Request(`${origin}${address}`, init)

  async function page(request: Request, reportError: ReportError, own: PageOptions = {}) {
    const nonce = newNonce()
    const report: ReportError = (error) => {
      // Our API has reported it (server/errors.ts).
      if (!isUnavailable(error)) reportError(error)
    }
    const reading = recordReading(api.read, report)
    const rendering = { nonce, origin, read: reading.read, reportError: report, ...own }
    const current = build()
    const response = await handlers(current)(request, renderingContext(current, rendering))
    if (!isPage(response)) throw new Error(`the page was answered as ${typeOf(response)}`)
    const document = settleScripts(await response.text(), nonce)
    const { isUnavailable: isLater, ...seen } = reading.seen()
    const status = response.status >= 500 && isLater ? 503 : response.status
    if (status === 503) response.headers.set('retry-after', outageRetrySeconds.toString())
    return { ...document, status, headers: response.headers, ...seen }
  }

  return {
    isUnknown: (path) => unknown(build())(path),
    canonicalOf: (path) => canonical(build())(path),
    renderPage: (address, reportError, admin) => page(requestFor(address), reportError, { admin }),
    submitForm({ address, body, visitor }, reportError) {
      const request = requestFor(address, posted(body))
      const send: Send = (to, json) => api.send(to, json, visitor)
      return page(request, reportError, { send })
    },
    readData(address, reportError, { admin, form } = {}) {
      const rendering = { nonce: newNonce(), origin, read: api.read, reportError, admin }
      const current = build()
      const request = requestFor(address, form === undefined ? {} : posted(form))
      return handlers(current)(request, renderingContext(current, rendering))
    },
  }
}

function posted(body: string): RequestInit {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', body, headers }
}

/** If rendering fails twice, React Router returns a line of plain text. */
function isPage(response: Response): boolean {
  return typeOf(response).startsWith('text/html') || response.headers.has('location')
}

function typeOf(response: Response): string {
  return response.headers.get('content-type') ?? 'nothing'
}

function newNonce(): string {
  return randomBytes(16).toString('base64url')
}
