import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyBaseLogger } from 'fastify'
import type { ServerBuild } from 'react-router'
import { buildApp } from './app.ts'
import { importPages } from './built-pages.ts'
import { compose, picturesDirectory, type Composition } from './composition/index.ts'
import type { Environment } from './environment.ts'
import { StartError } from './start-error.ts'
import { RuleError } from '#services/errors.ts'
import { metricsServer } from './metrics/endpoint.ts'
import { createMetrics, type Metrics } from './metrics/metrics.ts'
import { listenLocally } from './metrics/port.ts'
import { ensureFirstAdmin } from '#services/sign-in/first-admin.ts'
import { securityLogTo } from './security/security-log.ts'

const inBuild = (path: string) => fileURLToPath(new URL(`../build/${path}`, import.meta.url))

/**
 * The whole site with real dependencies, not yet listening. Closing it closes its database.
 * Pictures are served from `picturesFolder`.
 */
export async function openSite(
  environment: Environment,
  picturesFolder = picturesDirectory,
): Promise<FastifyInstance> {
  const build = await loadPages()
  const composition = await compose(environment)
  const metrics = metricsOf(environment, composition)
  const app = await buildApp({
    ...composition,
    build,
    metrics,
    metricsToken: environment.metrics.token,
    origin: environment.publicUrl,
    secure: environment.secure,
    logLevel: environment.logLevel,
    trustProxy: environment.trustProxy,
    clientDirectory: inBuild('site/client'),
    picturesDirectory: picturesFolder,
  })
  app.addHook('onClose', composition.close)
  await makeFirstAdmin(composition, environment, app.log)
  app.addHook('onListen', async () => composition.startWork(app.log))
  showMetrics(app, metrics, environment)
  return app
}

/** Null if nobody may read them: then nothing is counted. */
function metricsOf(
  { metrics: { port, token } }: Environment,
  { dependencies, machine }: Composition,
): Metrics | null {
  if (port === null && token === null) return null
  return createMetrics({ ...dependencies, ...machine })
}

/** On the port of this machine, while the site listens. */
function showMetrics(
  app: FastifyInstance,
  metrics: Metrics | null,
  { metrics: { port } }: Environment,
): void {
  if (!metrics || port === null) return
  let stop: (() => Promise<void>) | undefined
  app.addHook('onListen', async () => {
    stop = listenLocally(metricsServer(metrics), { port, log: app.log })
  })
  app.addHook('onClose', async () => stop?.())
}

async function loadPages(): Promise<ServerBuild> {
  if (!existsSync(inBuild('site/server/index.js'))) {
    throw new StartError('The pages are not built yet. Run: npm start')
  }
  return importPages()
}

/** Ensures that there is an administrator. A generated password is printed once and never again. */
export async function makeFirstAdmin(
  { dependencies, passwords }: Composition,
  { admin }: Environment,
  log: FastifyBaseLogger,
): Promise<void> {
  const deps = { ...dependencies, passwords, securityLog: securityLogTo(log) }
  const { generatedPassword } = await ensureFirstAdmin(deps, admin).catch((error: unknown) => {
    if (!(error instanceof RuleError)) throw error
    throw new StartError(`ADMIN_PASSWORD: ${error.message}`)
  })
  if (generatedPassword === null) return
  process.stdout.write(
    `\nSign in at /admin/login as '${admin.username}' with this password, which is shown only now:\n\n  ${generatedPassword}\n\n`,
  )
}
