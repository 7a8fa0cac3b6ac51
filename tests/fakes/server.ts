import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface Listening {
  origin: string
  /** Cuts off open connections. */
  close: () => Promise<void>
}

/** Listens on this machine; port 0 chooses a free one. */
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

/** Takes a behaviour that another process has POSTed as JSON, which nobody checks. */
export function obey(
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
