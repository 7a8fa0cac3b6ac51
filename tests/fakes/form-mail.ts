import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { Arrivals } from './arrivals.ts'
import { pour } from './misbehaviour.ts'
import { listen } from './server.ts'

/** How the service handles the next forms. All but 'drop' and 'garbage' read the form first. */
export type FormMailBehaviour =
  | { kind: 'accept' }
  /** Redirects the browser to `_next`, like real form-mail services. */
  | { kind: 'return' }
  | { kind: 'redirect'; to: string }
  | { kind: 'status'; status: number; body?: object | string }
  /** Returns an error in JSON with status 200. */
  | { kind: 'deny' }
  | { kind: 'slow'; ms: number }
  | { kind: 'hang' }
  /** Closes the connection instead of responding. */
  | { kind: 'drop' }
  /** Accepts the form, then closes the connection, so the sender cannot know. */
  | { kind: 'accept-and-drop' }
  /** Sends something that is not HTTP. */
  | { kind: 'garbage' }
  /** Accepts, with an endless response body. */
  | { kind: 'endless' }

export interface ReceivedForm {
  recipient: string
  /** In order of arrival. */
  fields: [name: string, value: string][]
  idempotencyKey: string | null
}

export interface FormMailFake {
  /** For FORM_MAIL_URL. */
  url: string
  /** Forms the service has accepted. */
  received: Arrivals<ReceivedForm>
  /** All requests so far, accepted or not. */
  requests: Arrivals<string>
  behave: (behaviour: FormMailBehaviour) => void
  close(): Promise<void>
}

const chunk = 'x'.repeat(64 * 1024)

/** A form-mail service as a real local HTTP server; port 0 picks a free one. */
export async function startFormMail({ port = 0 } = {}): Promise<FormMailFake> {
  let behaviour: FormMailBehaviour = { kind: 'accept' }
  const received = new Arrivals<ReceivedForm>()
  const requests = new Arrivals<string>()
  const server = createServer((request, response) => {
    // Asked for the time only.
    if (request.method === 'HEAD') return void response.writeHead(405).end()
    const chosen = behaviour
    requests.add(request.url ?? '')
    readForm(request)
      .then((form) => answer(chosen, { form, response, accept: () => received.add(form) }))
      .catch(() => response.destroy())
  })
  const { origin, close } = await listen(server, port)
  return {
    url: origin,
    received,
    requests,
    behave: (next) => {
      behaviour = next
    },
    close,
  }
}

async function readForm(request: IncomingMessage): Promise<ReceivedForm> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(await buffer(request), { headers }).formData()
  const path = new URL(request.url ?? '', 'http://form-mail').pathname
  return {
    recipient: decodeURIComponent(path.split('/').at(-1) ?? ''),
    fields: [...form.entries()].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ]),
    idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
  }
}

interface Exchange {
  form: ReceivedForm
  response: ServerResponse
  accept: () => void
}

async function answer(behaviour: FormMailBehaviour, exchange: Exchange): Promise<void> {
  const { form, response, accept } = exchange
  switch (behaviour.kind) {
    case 'accept':
      accept()
      sendJson(response, 200, { success: 'true' })
      return
    case 'return': {
      accept()
      const next = form.fields.find(([name]) => name === '_next')?.[1] ?? '/thanks'
      response.writeHead(302, { location: next }).end()
      return
    }
    case 'redirect':
      response.writeHead(307, { location: behaviour.to }).end()
      return
    case 'status':
      sendJson(response, behaviour.status, behaviour.body)
      return
    case 'deny':
      sendJson(response, 200, { success: 'false', message: 'Activate this form first.' })
      return
    case 'slow':
      await setTimeout(behaviour.ms)
      accept()
      sendJson(response, 200, { success: 'true' })
      return
    case 'hang':
      return
    case 'drop':
      response.destroy()
      return
    case 'accept-and-drop':
      accept()
      response.destroy()
      return
    case 'garbage':
      response.socket?.end('This is no HTTP.\r\n\r\n')
      return
    case 'endless':
      accept()
      response.writeHead(200, { 'content-type': 'text/html' })
      response.on('error', () => {})
      pour(response, chunk)
  }
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: object | string = { success: 'false' },
): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
