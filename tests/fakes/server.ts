import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface Listening {
  origin: string
  /** Also closes open connections. */
  close: () => Promise<void>
}

/** Listens on localhost; port 0 picks a free one. */
export async function listen(server: Server, port: number): Promise<Listening> {
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Accepts a behaviour another process has POSTed as JSON, without validation. */
export function acceptBehaviour(
  request: IncomingMessage,
  response: ServerResponse,
  behave: (behaviour: never) => void,
): void {
  const end = (status: number) => response.writeHead(status).end()
  json(request)
    .then((behaviour) => behave(behaviour as never))
    .then(
      () => end(204),
      () => end(400),
    )
}
