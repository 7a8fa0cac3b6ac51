import { createServer, type RequestListener, type Server } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { applyContracts } from './api/contracts.ts'
import { registerApi, type ApiOptions } from './api/routes.ts'
import type { Site } from '#services/site/site.ts'
import { LimitError, type UnavailableError } from '#services/errors.ts'
import { bookingOrigins } from '#services/referrals/referrals.ts'
import { editedSite } from '#services/site-editing/edited-site.ts'
import { visitsApi } from './api/visits.ts'
import { adminCallOf } from './pages/admin-call.ts'
import { createPageMemory } from './pages/cache.ts'
import { countedPages, countVisits } from './pages/count-visits.ts'
import { pages } from './pages/plugin.ts'
import { pagePatterns, perBuild } from './pages/paths.ts'
import { twinnedPath } from './pages/twin.ts'
import { metricsWithToken } from './metrics/endpoint.ts'
import type { Metrics } from './metrics/metrics.ts'
import { requestMetrics } from './metrics/requests.ts'
import { cachedPages } from './pages/write.ts'
import { answersOf } from './pages/answers.ts'
import { failurePageOf, tooManyPagesOf, unavailablePageOf } from './pages/failure-page.ts'
import { forms } from './pages/forms.ts'
import { createRenderer } from './pages/renderer.ts'
import { RenderQueue } from './pages/render-queue.ts'
import { siteApi } from './pages/site-api.ts'
import { activityLog } from './security/activity-log.ts'
import { adminGuard } from './security/admin-guard.ts'
import { crossSiteGuard, malformedGuard, securityHeaders } from './security/hooks.ts'
import { refuseAddress, refuseConnection } from './security/refusals.ts'
import { connectionLimits, serverOptions, type ServerSettings } from './server-options.ts'
import { describeFailure } from './logs/describe-failure.ts'
import { closeUnread, bringsFiles, limitBodyTimeouts, type BodyTimeouts } from './body-timeouts.ts'
import { siteFiles } from './site-files.ts'
import { staticFiles } from './static-files.ts'
import { livePages } from './switches.ts'
import type { Secure } from './security/headers.ts'

export interface AppOptions extends ServerSettings, ApiOptions {
  /** Canonical origin, without a trailing slash. */
  origin: string
  secure: Secure
  build: ServerBuild
  clientDirectory: string
  picturesDirectory: string
  /** Counts requests; null or omitted, nothing is counted. */
  metrics?: Metrics | null | undefined
  /** Shows the metrics at `/metrics` to who sends it. */
  metricsToken?: string | null | undefined
  /** How long request bodies may take; has a default. */
  bodyTimeouts?: BodyTimeouts | undefined
}

/** The whole site as a Fastify instance that is not listening; tests inject requests. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { origin, secure, dependencies } = options
  const { site } = dependencies
  const memory = createPageMemory(dependencies)
  const build = livePages(options.build, { site })
  const { metrics = null, metricsToken = null } = options
  metrics?.watchPages(memory.figures)
  const patternOf = patternsOf(build)
  const measuring = metrics && { durations: metrics.durations, patternOf }
  const countedPage = countedPages(patternOf, site)
  const count = countVisits({
    dependencies,
    countedPage,
    origin,
    reportError: (error) => reportMiscount(app, error),
  })
  const app = fastify({
    ...serverOptions(options),
    serverFactory: (handle) => closeUnread(serverWith(handle, options)),
    frameworkErrors: refuseAddress(secure),
    clientErrorHandler: refuseConnection(secure),
  })
  applyContracts(app)
  if (measuring) await app.register(requestMetrics, measuring)
  await app.register(securityHeaders, { secure })
  await app.register(malformedGuard)
  await app.register(cachedPages, { memory, count })
  const policy = {
    secure,
    get bookingOrigins() {
      return bookingOrigins(site)
    },
  }
  await app.register(adminGuard, {
    dependencies,
    secure,
    unavailablePage: ({ retryAfterSeconds }) =>
      answersOf(unavailablePageOf(site, retryAfterSeconds), policy),
  })
  await app.register(activityLog, dependencies)
  const renderer = createRenderer({ build, origin, api: siteApi(app) })
  const adminCall = adminCallOf(dependencies)
  const pageOptions = { renderer, policy, adminCall, ...renderingOf(site) }
  // Before the hooks below: pages log their own lines.
  await app.register(pages, {
    ...pageOptions,
    origin,
    memory,
    edit: async (isMarked, render) =>
      dependencies.siteSource.preview(await editedSite(dependencies, isMarked), render),
    count,
    cameraOrigin: cameraOriginOf(options),
  })
  await app.register(crossSiteGuard, { origin })
  await registerApi(app, options)
  await app.register(visitsApi({ dependencies, countedPage }))
  if (metrics && metricsToken) {
    await app.register(metricsWithToken, { metrics, token: metricsToken })
  }
  await app.register(forms, pageOptions)
  const { clientDirectory, picturesDirectory } = options
  await app.register(staticFiles, { clientDirectory, picturesDirectory, dependencies })
  await app.register(siteFiles, { origin, dependencies, clientDirectory })
  return app
}

/** How pages are rendered in turn, and what is shown instead of one. */
function renderingOf(site: Site) {
  return {
    failurePage: () => failurePageOf(site),
    queue: new RenderQueue(),
    refusal: (error: LimitError | UnavailableError) =>
      error instanceof LimitError
        ? tooManyPagesOf(site, error.retryAfterSeconds)
        : unavailablePageOf(site, error.retryAfterSeconds),
  }
}

function reportMiscount({ log }: FastifyInstance, error: unknown): void {
  log.error({ failure: describeFailure(error) }, 'a visit was not counted')
}

/** The camera's origin, for policies. */
function cameraOriginOf({ dependencies: { camera } }: AppOptions): string | null {
  return camera.address === null ? null : new URL(camera.address).origin
}

/** Also of the pages' Markdown twins. */
function patternsOf(build: () => ServerBuild): (path: string) => string {
  const patterns = perBuild(({ routes }: ServerBuild) => pagePatterns(routes))
  return (path) => {
    const patternOf = patterns(build())
    const twinned = twinnedPath(path)
    return twinned === null ? patternOf(path) : `${patternOf(twinned)}.md`
  }
}

function serverWith(handle: RequestListener, { bodyTimeouts }: AppOptions): Server {
  // Node would reject both without our headers (`malformedGuard`).
  const server = createServer({ ...connectionLimits, requireHostHeader: false }, handle)
  return limitBodyTimeouts(server.on('checkExpectation', handle), bringsFiles, bodyTimeouts)
}
