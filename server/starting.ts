import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { EnvironmentError, readEnvironment, type Environment } from './environment.ts'
import { StartError, startStep } from './start-error.ts'
import { stopGracefully } from './stop.ts'

/**
 * Reads the settings, opens the site and listens. What keeps it from starting is told in one
 * sentence, and the process ends with code 1.
 */
export async function start(open: (environment: Environment) => Promise<FastifyInstance>) {
  try {
    const environment = readEnvironment(process.env)
    const app = await open(environment)
    // Before listening, so that no signal finds a site that answers but cannot stop well.
    stopGracefully(app)
    await listen(app, environment)
  } catch (error) {
    const isMendable = error instanceof EnvironmentError || error instanceof StartError
    // Before there is an app there is no log; the operator reads this in the terminal.
    process.stderr.write(`${isMendable ? error.message : inspect(error)}\n`)
    process.exit(1)
  }
}

async function listen(app: FastifyInstance, { host, port }: Environment): Promise<void> {
  await startStep(`Port ${port} of ${host} cannot be used. Set PORT or HOST to another.`, () =>
    app.listen({ host, port }),
  )
}
