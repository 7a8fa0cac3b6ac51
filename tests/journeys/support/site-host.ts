import type { FastifyInstance } from 'fastify'
import { readEnvironment } from '#server/environment.ts'
import { openSite } from '#server/site.ts'

/** What the parent asks: a site with these settings, or the end of one. */
export type HostRequest =
  | { id: number; open: Record<string, string> }
  | { id: number; close: number }

/** `id` is that of the request, and of the site it opened. */
export interface HostReply {
  id: number
  error?: string
}

/**
 * Sites of journeys, one after another in one process: the modules are loaded once, so that opening
 * a site takes a quarter of what starting a program takes.
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
  const app = await openSite(environment)
  sites.set(id, app)
  await app.listen({ host: environment.host, port: environment.port })
}

async function close(id: number): Promise<void> {
  const app = sites.get(id)
  sites.delete(id)
  const closed = app?.close()
  // Browsers keep connections open that they have sent nothing on.
  app?.server.closeAllConnections()
  await closed
}

function reply(message: HostReply): void {
  process.send?.(message)
}
