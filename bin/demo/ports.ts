import { createServer, type AddressInfo } from 'node:net'

/** The port, when nobody of this machine listens on it, or else one that is free. */
export async function freePortLike(wanted: number): Promise<number> {
  return (await probe(wanted)) ?? (await probe(0)) ?? wanted
}

function probe(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const { port: given } = server.address() as AddressInfo
      server.close(() => resolve(given))
    })
  })
}
