import { flushCompileCache } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { readEnvironment } from '#server/environment.ts'
import { openSite } from '#server/site.ts'
import { lightPicturesVariable } from './site-hosting.ts'

/** The parent's request: open or close a site. */
export type HostRequest =
  | { id: number; open: Record<string, string> }
  | { id: number; close: number }

/** `id` is the request's, and the opened site's. */
export interface HostReply {
  id: number
  error?: string
}

/**
 * Sites of journeys, one after another in one process: modules are loaded once, so opening a site
 * takes a quarter of the time of starting a program.
 */
const sites = new Map<number, FastifyInstance>()

process.on('message', (request: HostRequest) => void answer(request))
process.on('disconnect', () => process.exit())

async function answer(request: HostRequest): Promise<void> {
  const { id } = request
  try {
    await ('open' in request ? open(id, request.open) : close(request.close))
    reply({ id })
  } catch (error) {
    reply({ id, error: String(error) })
  }
}

async function open(id: number, settings: Record<string, string>): Promise<void> {
  const environment = readEnvironment(settings)
  const app = await openSite(environment, process.env[lightPicturesVariable])
  sites.set(id, app)
  await app.listen({ host: environment.host, port: environment.port })
  // The worker kills this process at its end.
  flushCompileCache()
}

async function close(id: number): Promise<void> {
  const app = sites.get(id)
  sites.delete(id)
  const closed = app?.close()
  // Browsers keep idle connections open.
  app?.server.closeAllConnections()
  await closed
}

function reply(message: HostReply): void {
  process.send?.(message)
}
