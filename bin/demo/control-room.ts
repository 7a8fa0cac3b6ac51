import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Fakes } from './fakes.ts'
import { moods, type Mood, type FakeService } from './fake.ts'
import { roomPage } from './control-page.ts'

export interface ControlRoom {
  address: string
  close(): Promise<void>
}

export interface ControlRoomOptions {
  port: number
  /** Of the demo's site. */
  origin: string
  fakes: Fakes
  /** Restarts the site, which then polls every service. */
  restart: () => Promise<void>
}

/** A page on its own server that shows and commands the fakes, and shows the mail. */
export async function openControlRoom(options: ControlRoomOptions): Promise<ControlRoom> {
  const { port, fakes, origin } = options
  const server = createServer((request, response) => {
    if (request.method === 'POST') return void obey(request, response, options)
    const { services, received } = fakes
    show(response, roomPage({ origin, services, received: received() }))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    address: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function show(response: ServerResponse, page: string): void {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'"
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    })
    .end(page)
}

/** Handles a POST of 'service=camera&mood=hang', 'service=all&mood=work' or 'restart=site'. */
async function obey(
  request: IncomingMessage,
  response: ServerResponse,
  { fakes: { services }, restart }: ControlRoomOptions,
): Promise<void> {
  const order = new URLSearchParams(await text(request))
  const back = (told: string, place = '') =>
    response.writeHead(303, { location: `/${place}` }).end(`${told}\n`)
  if (order.get('restart') === 'site') {
    await restart()
    back('The site has restarted.')
    return
  }
  const [mood, wanted] = [order.get('mood'), order.get('service')]
  const chosen = services.filter(({ id }) => wanted === 'all' || id === wanted)
  if (!isMood(mood) || chosen.length === 0) {
    response.writeHead(422).end(helpFor(services))
    return
  }
  for (const service of chosen) service.behave(mood)
  back(`${wanted}: ${mood}`, `#${wanted}`)
}

function isMood(name: string | null): name is Mood {
  return name !== null && Object.hasOwn(moods, name)
}

function helpFor(services: readonly FakeService[]): string {
  const names = services.map(({ id }) => id).join(', ')
  return `service is all, ${names}; mood is ${Object.keys(moods).join(', ')}\n`
}
