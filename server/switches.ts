import fastifyPlugin from 'fastify-plugin'
import type { ServerBuild } from 'react-router'
import { isOn } from '#contracts/features.ts'
import type { Site } from '#services/site/site.ts'
import { answerFor } from './errors.ts'
import { addressOf } from './pages/address.ts'

type Switches = Pick<Site, 'facts'>

/** The pages without those of features that are switched off, which become unknown paths. */
export function pagesSwitchedOn(build: ServerBuild, { facts }: Switches): ServerBuild {
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
export const switches = fastifyPlugin<Switches>(async (app, { facts }) => {
  app.addHook('onRoute', (route) => {
    if (!isOn(facts, route.url)) route.schema = { ...route.schema, hide: true }
  })
  app.addHook('onRequest', (request, reply, next) => {
    // Escaped addresses match the route, unknown methods only the address.
    const [route = '', address] = [request.routeOptions.url, addressOf(request.url)]
    const isCall = address.startsWith('/api/')
    if (isOn(facts, route) && !(isCall && !isOn(facts, address))) return next()
    if (!isCall) return reply.callNotFound()
    void reply.code(404).header('cache-control', 'no-store').send(answerFor(404))
  })
})
