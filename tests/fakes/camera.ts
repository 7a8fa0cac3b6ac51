import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Arrivals } from './arrivals.ts'
import { cameraPage } from './camera-page.ts'
import { misbehave, type Misbehaviour } from './misbehaviour.ts'
import { listen, acceptBehaviour } from './server.ts'

/** How the camera handles the next requests for its page. */
export type CameraBehaviour =
  /** Shows its picture, optionally with headers such as those that forbid framing. */
  | { kind: 'show'; headers?: Readonly<Record<string, string | string[]>> }
  | { kind: 'status'; status: number }
  /** Redirects to an address or to one of its own paths; `/picture` shows the picture. */
  | { kind: 'redirect'; to: string }
  /** Redirects to itself forever. */
  | { kind: 'loop' }
  /** Responds after this delay, in milliseconds. */
  | { kind: 'slow'; ms: number }
  | Misbehaviour

export interface CameraFake {
  /** For CAMERA_FEED_URL. */
  url: string
  requests: Arrivals<IncomingMessage['headers']>
  /** Requests aborted before the full response. */
  abandoned: Arrivals<string>
  behave: (behaviour: CameraBehaviour) => void
  /** From another process: POST the behaviour as JSON to `controlUrl`. */
  controlUrl: string
  close(): Promise<void>
}

/** A live camera's page as a real local HTTP server; port 0 picks a free one. */
export async function startCamera({ port = 0 } = {}): Promise<CameraFake> {
  let behaviour: CameraBehaviour = { kind: 'show' }
  const requests = new Arrivals<IncomingMessage['headers']>()
  const abandoned = new Arrivals<string>()
  const behave = (next: CameraBehaviour) => {
    behaviour = next
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    if (path === '/control') return acceptBehaviour(request, response, behave)
    if (path === '/picture') return answer({ kind: 'show' }, path, response)
    if (!path.startsWith('/live')) return void response.writeHead(404).end()
    requests.add(request.headers)
    response
      .on('error', () => {})
      .on('close', () => {
        if (!response.writableFinished) abandoned.add(path)
      })
    answer(behaviour, path, response)
  })
  const { origin, close } = await listen(server, port)
  return {
    url: `${origin}/live`,
    controlUrl: `${origin}/control`,
    requests,
    abandoned,
    behave,
    close,
  }
}

function answer(behaviour: CameraBehaviour, path: string, response: ServerResponse): void {
  switch (behaviour.kind) {
    case 'show':
      begin(response, behaviour.headers).end(cameraPage)
      return
    case 'status':
      response.writeHead(behaviour.status).end('no')
      return
    case 'redirect':
      response.writeHead(302, { location: behaviour.to }).end()
      return
    case 'loop':
      response.writeHead(302, { location: path }).end()
      return
    case 'slow': {
      const timer = setTimeout(() => begin(response).end(cameraPage), behaviour.ms)
      response.on('close', () => clearTimeout(timer))
      return
    }
    case 'hang':
    case 'drop':
    case 'garbage':
    case 'huge':
    case 'drip':
      misbehave(behaviour, response, () => begin(response))
  }
}

function begin(
  response: ServerResponse,
  headers: Readonly<Record<string, string | string[]>> = {},
): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
}
