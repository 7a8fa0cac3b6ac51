import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Arrivals } from './arrivals.ts'
import { misbehave, type Misbehaviour } from './misbehaviour.ts'
import { listen, acceptBehaviour } from './server.ts'

/** How the service handles the next requests. */
export type CalendarBehaviour =
  | { kind: 'items'; items: readonly unknown[] }
  /** Returns these pages in turn, by their tokens; null fails. */
  | { kind: 'pages'; pages: readonly (readonly unknown[] | null)[] }
  /** Returns any JSON. */
  | { kind: 'json'; body: unknown }
  /** Returns an error, with `error.message` if given. */
  | { kind: 'refuse'; status: number; message?: string }
  | { kind: 'redirect'; to: string }
  /** Status 200 with this text. */
  | { kind: 'text'; text: string }
  | Misbehaviour

export interface CalendarRequest {
  /** Path of the request. */
  path: string
  query: Record<string, string>
}

export interface CalendarFake {
  /** For CALENDAR_API_URL. */
  url: string
  requests: Arrivals<CalendarRequest>
  /** Requests aborted before the response. */
  abandoned: Arrivals<CalendarRequest>
  /** From another process: POST the behaviour as JSON to `controlUrl`. */
  behave: (behaviour: CalendarBehaviour) => void
  controlUrl: string
  close(): Promise<void>
}

const basePath = '/calendar/v3'
const controlPath = '/control'

/** A public calendar service as a real local HTTP server; port 0 picks a free one. */
export async function startCalendar({ port = 0 } = {}): Promise<CalendarFake> {
  let behaviour: CalendarBehaviour = { kind: 'items', items: [] }
  const requests = new Arrivals<CalendarRequest>()
  const abandoned = new Arrivals<CalendarRequest>()
  const behave = (next: CalendarBehaviour) => {
    behaviour = next
  }
  const server = createServer((request, response) => {
    if (request.url === controlPath) return acceptBehaviour(request, response, behave)
    const received = receivedIn(request)
    requests.add(received)
    response.on('close', () => {
      if (!response.writableFinished) abandoned.add(received)
    })
    if (received.path.startsWith(`${basePath}/calendars/`)) answer(behaviour, response, received)
    else sendJson(response, 404, { error: { message: 'Not Found' } })
  })
  const { origin, close } = await listen(server, port)
  return {
    url: `${origin}${basePath}`,
    controlUrl: `${origin}${controlPath}`,
    requests,
    abandoned,
    behave,
    close,
  }
}

function receivedIn({ url = '' }: IncomingMessage): CalendarRequest {
  const { pathname, searchParams } = new URL(url, 'http://calendar')
  return { path: pathname, query: Object.fromEntries(searchParams) }
}

function answer(
  behaviour: CalendarBehaviour,
  response: ServerResponse,
  { query }: CalendarRequest,
): void {
  switch (behaviour.kind) {
    case 'items':
      sendJson(response, 200, { kind: 'calendar#events', items: behaviour.items })
      return
    case 'pages':
      sendPage(behaviour.pages, Number(query['pageToken']?.slice(4) ?? 0), response)
      return
    case 'json':
      sendJson(response, 200, behaviour.body)
      return
    case 'refuse': {
      const { status, message } = behaviour
      sendJson(response, status, {
        error: { code: status, ...(message !== undefined && { message }) },
      })
      return
    }
    case 'redirect':
      response.writeHead(302, { location: behaviour.to }).end()
      return
    case 'text':
      response.writeHead(200, { 'content-type': 'text/html' }).end(behaviour.text)
      return
    case 'hang':
    case 'drop':
    case 'garbage':
    case 'huge':
    case 'drip':
      misbehave(behaviour, response, () => {
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"items": [')
      })
  }
}

function sendPage(
  pages: readonly (readonly unknown[] | null)[],
  at: number,
  response: ServerResponse,
): void {
  const items = pages[at]
  if (!items) return sendJson(response, 500, { error: { message: 'Backend Error' } })
  const next = at + 1 < pages.length && { nextPageToken: `page${at + 1}` }
  sendJson(response, 200, { kind: 'calendar#events', items, ...next })
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
