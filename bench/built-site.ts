import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { readEnvironment } from '#server/environment.ts'
import { createRenderer } from '#server/pages/renderer.ts'
import { siteApi } from '#server/pages/site-api.ts'
import { openSite } from '#server/site.ts'

export interface BuiltSite {
  app: FastifyInstance
  /** Renders a page, bypassing the cache. */
  render: (path: string) => Promise<string>
}

/** The built site in this process with these settings, not yet listening. */
export async function openBuiltSite(variables: Record<string, string>): Promise<BuiltSite> {
  const environment = readEnvironment({
    LOG_LEVEL: 'fatal',
    ADMIN_PASSWORD: 'a password that nobody signs in with',
    ...variables,
  })
  const app = await openSite(environment)
  await app.ready()
  const file = fileURLToPath(new URL('../build/site/server/index.js', import.meta.url))
  const build = (await import(/* @vite-ignore */ file)) as ServerBuild
  const renderer = createRenderer({
    build: () => build,
    origin: environment.publicUrl,
    api: siteApi(app),
  })
  return {
    app,
    async render(path) {
      const { html, status } = await renderer.renderPage(path, fail)
      expectOk(path, status)
      return html
    },
  }
}

export function expectOk(path: string, status: number): void {
  if (status !== 200) throw new Error(`${path} returned ${status}`)
}

function fail(error: unknown): never {
  throw error
}
