import { once } from 'node:events'
import { createServer } from 'node:net'
import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { ContentError } from '#services/site/read-site.ts'
import { EnvironmentError, readEnvironment, type Environment } from './environment.ts'
import { StartError, startStep } from './start-error.ts'
import { stopGracefully } from './stop.ts'

/** Opens the site and listens. A startup failure is printed in one sentence; the exit code is 1. */
export async function start(open: (environment: Environment) => Promise<FastifyInstance>) {
  try {
    const environment = readEnvironment(process.env)
    await checkPort(environment)
    const app = await open(environment)
    // Before listening, so that no signal finds a site that serves but cannot stop gracefully.
    stopGracefully(app, environment.drainMs)
    await listen(app, environment)
  } catch (error) {
    const isMendable =
      error instanceof EnvironmentError ||
      error instanceof StartError ||
      error instanceof ContentError
    // Before there is an app there is no log; the operator reads this in the terminal.
    process.stderr.write(`${isMendable ? error.message : inspect(error)}\n`)
    process.exit(1)
  }
}

/**
 * Fails if the port is taken, before anything is opened, so a site already running here is left alone.
 * The port isn't held: proxies retry a refused connection on another server, but not a broken one.
 */
export async function checkPort({ host, port }: Pick<Environment, 'host' | 'port'>): Promise<void> {
  const server = createServer((socket) => void socket.destroy())
  await startStep(portSentence({ host, port }), async () => {
    server.listen({ host, port })
    await once(server, 'listening')
  })
  server.close()
  await once(server, 'close')
}

function portSentence({ host, port }: Pick<Environment, 'host' | 'port'>): string {
  return `Port ${port} of ${host} cannot be used. Set PORT or HOST to another.`
}

async function listen(app: FastifyInstance, { host, port }: Environment): Promise<void> {
  await startStep(portSentence({ host, port }), () => app.listen({ host, port }))
}
