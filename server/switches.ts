import fastifyPlugin from 'fastify-plugin'
import type { ServerBuild } from 'react-router'
import { isOn } from '#contracts/features.ts'
import type { Site } from '#services/site/site.ts'
import { answerFor } from './error-answers.ts'
import { addressOf } from './pages/address.ts'

/** The live site: the owner may turn a switch at any time. */
interface Switches {
  site: Pick<Site, 'facts'>
}

/** How many builds are kept: what is published, and what previews show. */
const mostBuilds = 8

/** The pages of the features that are on at the moment; the same object until a switch is turned. */
export function livePages(all: ServerBuild, { site }: Switches): () => ServerBuild {
  const builds = new Map<string, ServerBuild>()
  return () => {
    const key = site.facts.switchedOff.join()
    const known = builds.get(key)
    if (known) return known
    if (builds.size >= mostBuilds) builds.clear()
    const build = pagesSwitchedOn(all, site)
    builds.set(key, build)
    return build
  }
}

/** The pages without those of features that are switched off, which become unknown paths. */
export function pagesSwitchedOn(build: ServerBuild, { facts }: Pick<Site, 'facts'>): ServerBuild {
  const pathOf = (id: string): string => {
    const { parentId, path = '' } = build.routes[id] ?? {}
    return `${parentId === undefined ? '' : pathOf(parentId)}/${path}`.replace(/\/{2,}/g, '/')
  }
  const kept = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => isOn(facts, pathOf(id))))
  const assets = { ...build.assets, routes: kept(build.assets.routes) }
  return { ...build, assets, routes: kept(build.routes) }
}

/** Calls and forms of features that are switched off are unknown, whatever their method. */
export const switches = fastifyPlugin<Switches>(async (app, { site }) => {
  app.addHook('onRequest', (request, reply, next) => {
    const { facts } = site
    // Escaped addresses match the route, unknown methods only the address.
    const [route = '', address] = [request.routeOptions.url, addressOf(request.url)]
    const isCall = address.startsWith('/api/')
    if (isOn(facts, route) && !(isCall && !isOn(facts, address))) return next()
    if (!isCall) return reply.callNotFound()
    void reply.code(404).header('cache-control', 'no-store').send(answerFor(404))
  })
})
