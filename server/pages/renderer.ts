import { randomBytes } from 'node:crypto'
import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'
import type { Topic } from '#services/changes.ts'
import { canonicalPaths, unknownPaths } from './paths.ts'
import { settleScripts, type PageDocument } from './document.ts'
import { renderingContext, type Read, type ReportError, type Send } from './rendering-context.ts'
import { ApiReadError, type SiteApi, type Visitor } from './site-api.ts'
import { topicOf } from './topics.ts'

export type { ReportError } from './rendering-context.ts'

export interface RenderedPage extends PageDocument {
  /** Of a sheet in the page itself, which only the plain page for failures has. */
  styleHashes?: readonly string[]
  status: number
  headers: Headers
  topics: ReadonlySet<Topic>
  /** False when something the page shows could not be read: it must not be kept. */
  isComplete: boolean
  /** The earliest end of what it read, in milliseconds since 1970; Infinity for none. */
  expiresAt: number
}

/** A form as the browser sent it, `application/x-www-form-urlencoded`. */
export interface SubmittedForm {
  address: string
  body: string
  visitor: Visitor
}

export interface RendererOptions {
  build: ServerBuild
  api: SiteApi
  /** Canonical origin, without a slash at its end. */
  origin: string
  /** What renders; the framework's own unless a test says otherwise. */
  handle?: RequestHandler
}

/** Addresses are paths with their query; all are answered for an anonymous visitor. */
export interface Renderer {
  /** The page with what it read. Rejects when not even the page for failures could be made. */
  renderPage: (address: string, reportError: ReportError) => Promise<RenderedPage>
  /** The page that answers a form sent without scripts. */
  submitForm: (form: SubmittedForm, reportError: ReportError) => Promise<RenderedPage>
  /** Whether only the not-found screen answers this path. */
  isUnknown: (path: string) => boolean
  /** The one spelling of a page's path; unknown paths stay as they are. */
  canonicalOf: (path: string) => string
  /** What the browser's router reads when a visitor moves inside the site. */
  readData: (address: string, reportError: ReportError) => Promise<Response>
}

export function createRenderer({
  build,
  api,
  origin,
  handle = createRequestHandler(build, 'production'),
}: RendererOptions): Renderer {
  // Joined as text: resolving '//evil.example' against the origin would leave it.
  const requestFor = (address: string, init?: RequestInit) =>
    new Request(`${origin}${address}`, init)

  async function page(request: Request, reportError: ReportError, send?: Send) {
    const nonce = newNonce()
    const reading = recordReading(api.read, reportError)
    const rendering = { nonce, origin, read: reading.read, send, reportError }
    const response = await handle(request, renderingContext(build, rendering))
    if (!isPage(response)) throw new Error(`the page was answered as ${typeOf(response)}`)
    const document = settleScripts(await response.text(), nonce)
    const { status, headers } = response
    return { ...document, status, headers, ...reading.seen() }
  }

  return {
    isUnknown: unknownPaths(build.routes),
    canonicalOf: canonicalPaths(build.routes),
    renderPage: (address, reportError) => page(requestFor(address), reportError),
    submitForm({ address, body, visitor }, reportError) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const request = requestFor(address, { method: 'POST', body, headers })
      return page(request, reportError, (to, json) => api.send(to, json, visitor))
    },
    readData(address, reportError) {
      const rendering = { nonce: newNonce(), origin, read: api.read, reportError }
      return handle(requestFor(address), renderingContext(build, rendering))
    },
  }
}

/** Passes reads on, noting their topics, when the first of them ends and whether all succeeded. */
function recordReading(read: Read, reportError: ReportError) {
  const topics = new Set<Topic>()
  let isComplete = true
  let expiresAt = Infinity
  const recorded: Read = async (address) => {
    const topic = topicOf(address)
    if (topic) topics.add(topic)
    try {
      const answer = await read(address)
      expiresAt = Math.min(expiresAt, answer.expiresAt)
      return answer
    } catch (error) {
      if (isAbsence(error)) expiresAt = Math.min(expiresAt, error.expiresAt)
      else {
        isComplete = false
        if (!isRefusal(error)) reportError(error)
      }
      throw error
    }
  }
  return { read: recorded, seen: () => ({ topics, isComplete, expiresAt }) }
}

/** That there is no such thing is something a page can show, and be kept with. */
function isAbsence(error: unknown): error is ApiReadError {
  return error instanceof ApiReadError && error.status === 404
}

/** What the visitor's address asked for makes no sense: it is not our failure. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiReadError && (error.status === 400 || error.status === 422)
}

/** When rendering fails twice, React Router answers with a line of plain text. */
function isPage(response: Response): boolean {
  return typeOf(response).startsWith('text/html') || response.headers.has('location')
}

function typeOf(response: Response): string {
  return response.headers.get('content-type') ?? 'nothing'
}

function newNonce(): string {
  return randomBytes(16).toString('base64url')
}
