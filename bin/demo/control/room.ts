import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { StandIns } from '../stand-ins/open.ts'
import { moods, type Mood, type StandIn } from '../stand-ins/stand-in.ts'
import { roomPage } from './page.ts'

export interface ControlRoom {
  /** The page that shows and commands the stand-ins. */
  address: string
  close(): Promise<void>
}

export interface RoomParts {
  port: number
  /** Of the demo's site. */
  origin: string
  standIns: StandIns
  /** Starts the site anew, so that it asks every service at once. */
  restart: () => Promise<void>
}

/** A page on a server of its own: what the stand-ins do, what mail has arrived, and buttons. */
export async function openControlRoom(parts: RoomParts): Promise<ControlRoom> {
  const { port, standIns, origin } = parts
  const server = createServer((request, response) => {
    if (request.method === 'POST') return void obey(request, response, parts)
    const { services, received } = standIns
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

/** Takes a POST of 'service=camera&mood=hang', 'service=all&mood=work' or 'restart=site'. */
async function obey(
  request: IncomingMessage,
  response: ServerResponse,
  { standIns: { services }, restart }: RoomParts,
): Promise<void> {
  const order = new URLSearchParams(await text(request))
  const back = (told: string, place = '') =>
    response.writeHead(303, { location: `/${place}` }).end(`${told}\n`)
  if (order.get('restart') === 'site') {
    await restart()
    back('The site has started anew.')
    return
  }
  const [mood, wanted] = [order.get('mood'), order.get('service')]
  const chosen = services.filter(({ id }) => wanted === 'all' || id === wanted)
  if (!isMood(mood) || !chosen.some((service) => service.moods.includes(mood))) {
    response.writeHead(422).end(helpFor(services))
    return
  }
  for (const service of chosen) service.behave(mood)
  back(`${wanted}: ${mood}`, `#${wanted}`)
}

function isMood(name: string | null): name is Mood {
  return name !== null && Object.hasOwn(moods, name)
}

function helpFor(services: readonly StandIn[]): string {
  const names = services.map(({ id }) => id).join(', ')
  return `service is all, ${names}; mood is ${Object.keys(moods).join(', ')}\n`
}
