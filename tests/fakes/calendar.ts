import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Arrivals } from './arrivals.ts'

/** How the service treats the next requests. */
export type CalendarBehaviour =
  | { kind: 'items'; items: readonly unknown[] }
  /** Answers any JSON at all. */
  | { kind: 'json'; body: unknown }
  /** Says no, with `error.message` when there is a message. */
  | { kind: 'refuse'; status: number; message?: string }
  | { kind: 'redirect'; to: string }
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Closes the connection instead of answering. */
  | { kind: 'drop' }
  /** Status 200 with this text. */
  | { kind: 'text'; text: string }
  /** Answers something that is not HTTP. */
  | { kind: 'garbage' }
  /** Begins an answer in JSON that is longer than anybody should take. */
  | { kind: 'huge' }
  /** Begins an answer in JSON and goes on with a byte now and then, forever. */
  | { kind: 'drip' }

export type CalendarRequest = {
  /** As it stands in the address. */
  path: string
  query: Record<string, string>
}

export interface CalendarFake {
  /** For CALENDAR_API_URL. */
  url: string
  requests: Arrivals<CalendarRequest>
  /** Requests whose sender left before they were answered. */
  abandoned: Arrivals<CalendarRequest>
  /** From another process: POST the behaviour as JSON to `controlUrl`. */
  behave: (behaviour: CalendarBehaviour) => void
  controlUrl: string
  close(): Promise<void>
}

const basePath = '/calendar/v3'
const controlPath = '/control'
const padding = ' '.repeat(64 * 1024)
const dripMs = 20

/** A public calendar service as a real HTTP server on this machine; port 0 chooses a free one. */
export async function startCalendar({ port = 0 } = {}): Promise<CalendarFake> {
  let behaviour: CalendarBehaviour = { kind: 'items', items: [] }
  const requests = new Arrivals<CalendarRequest>()
  const abandoned = new Arrivals<CalendarRequest>()
  const behave = (next: CalendarBehaviour) => {
    behaviour = next
  }
  const server = createServer((request, response) => {
    if (request.url === controlPath) return obey(request, response, behave)
    const received = receivedIn(request)
    requests.add(received)
    response.on('close', () => {
      if (!response.writableFinished) abandoned.add(received)
    })
    if (received.path.startsWith(`${basePath}/calendars/`)) answer(behaviour, response)
    else sendJson(response, 404, { error: { message: 'Not Found' } })
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `${origin}${basePath}`,
    controlUrl: `${origin}${controlPath}`,
    requests,
    abandoned,
    behave,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function obey(
  request: IncomingMessage,
  response: ServerResponse,
  behave: (behaviour: CalendarBehaviour) => void,
): void {
  const end = (status: number) => response.writeHead(status).end()
  json(request)
    .then((behaviour) => behave(behaviour as CalendarBehaviour))
    .then(
      () => end(204),
      () => end(400),
    )
}

function receivedIn({ url = '' }: IncomingMessage): CalendarRequest {
  const { pathname, searchParams } = new URL(url, 'http://calendar')
  return { path: pathname, query: Object.fromEntries(searchParams) }
}

function answer(behaviour: CalendarBehaviour, response: ServerResponse): void {
  switch (behaviour.kind) {
    case 'items':
      sendJson(response, 200, { kind: 'calendar#events', items: behaviour.items })
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
    case 'hang':
      return
    case 'drop':
      response.destroy()
      return
    case 'text':
      response.writeHead(200, { 'content-type': 'text/html' }).end(behaviour.text)
      return
    case 'garbage':
      response.socket?.end('This is no HTTP.\r\n\r\n')
      return
    case 'huge':
      pour(begin(response))
      return
    case 'drip':
      drip(begin(response))
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function begin(response: ServerResponse): ServerResponse {
  response.on('error', () => {})
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"items": [')
  return response
}

/** Writes for as long as the other side reads. */
function pour(response: ServerResponse): void {
  const write = () => {
    while (!response.destroyed && response.write(padding));
  }
  response.on('drain', write)
  write()
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), dripMs)
  response.on('close', () => clearInterval(timer))
}
