import { createServer, type AddressInfo } from 'node:net'

/** This port if it is free, or else another. */
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
