import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { buildApp } from './app.ts'
import { compose } from './composition/index.ts'
import type { Environment } from './environment.ts'
import { makeFirstAdmin } from './first-admin.ts'
import { StartError } from './start-error.ts'

const inBuild = (path: string) => fileURLToPath(new URL(`../build/${path}`, import.meta.url))

/** The whole site with real dependencies, not yet listening. Closing it closes its database. */
export async function openSite(environment: Environment): Promise<FastifyInstance> {
  const build = await loadPages()
  const parts = await compose(environment)
  const app = await buildApp({
    ...parts,
    build,
    origin: environment.publicUrl,
    secure: environment.secure,
    logLevel: environment.logLevel,
    trustProxy: environment.trustProxy,
    clientDirectory: inBuild('site/client'),
    picturesDirectory: inBuild('pictures'),
  })
  app.addHook('onClose', parts.close)
  await makeFirstAdmin(parts, environment, app.log)
  app.addHook('onListen', async () => parts.startWork(app.log))
  return app
}

async function loadPages(): Promise<ServerBuild> {
  const file = inBuild('site/server/index.js')
  if (!existsSync(file)) throw new StartError('The pages are not built yet. Run: npm start')
  return import(pathToFileURL(file).href)
}
