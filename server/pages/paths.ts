import { generatePath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Makes something of a build once. */
export function perBuild<Made>(make: (build: ServerBuild) => Made): (build: ServerBuild) => Made {
  const known = new WeakMap<ServerBuild, { made: Made }>()
  return (build) => {
    const kept = known.get(build)
    if (kept) return kept.made
    const made = make(build)
    known.set(build, { made })
    return made
  }
}

/** Case-sensitive parameters: these ids come from other systems. Slugs are our own. */
const keptAsWritten = new Set(['eventId'])

/**
 * The canonical path: `/about` for `/about/`, `//about`, `/About` and `/%61bout`. Paths that match
 * only the not-found screen are unchanged. Never begins with two slashes, so it is safe to redirect
 * to.
 */
export function canonicalPaths(routes: ServerBuild['routes']): (path: string) => string {
  const tree = routeTree(routes)
  return (path) => {
    const joined = path.replace(/\/{2,}/g, '/')
    const matches = matchRoutes(tree, joined) ?? []
    const pattern = matches.map(({ route }) => route.path ?? '').join('/')
    if (matches.length === 0 || pattern.endsWith('*')) return path
    const params = Object.entries(matches.at(-1)?.params ?? {}).map(
      ([name, value = '']): [string, string] => {
        return [name, keptAsWritten.has(name) ? value : value.toLowerCase()]
      },
    )
    const canonical = generatePath(
      `/${pattern}`.replace(/\/{2,}/g, '/'),
      Object.fromEntries(params),
    )
    return canonical.length > 1 ? canonical.replace(/\/+$/, '') : canonical
  }
}

/** Tells whether only the not-found screen matches a path. */
export function unknownPaths(routes: ServerBuild['routes']): (path: string) => boolean {
  const tree = routeTree(routes)
  return (path) => {
    // No match at all for a path with a line break: the pattern of '*' ends at one.
    const matches = matchRoutes(tree, path)
    return matches === null || matches.at(-1)?.route.path === '*'
  }
}

/**
 * Names the pattern of a path: '/cabins/:cabin'. Paths without a page share one name, so that there
 * are no more names than routes.
 */
export function pagePatterns(routes: ServerBuild['routes']): (path: string) => string {
  const tree = routeTree(routes)
  return (path) => {
    const matches = matchRoutes(tree, path)
    if (!matches || matches.at(-1)?.route.path === '*') return 'unknown page'
    const pattern = matches.flatMap(({ route }) => route.path ?? []).join('/')
    return `/${pattern}`.replace(/\/{2,}/g, '/')
  }
}

/** The route table for the router's matcher. */
export function routeTree(routes: ServerBuild['routes']): RouteObject[] {
  return childrenOf(undefined, routes)
}

function childrenOf(parentId: string | undefined, routes: ServerBuild['routes']): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as NonNullable<typeof route>
      return index ? { id, path, index } : { id, path, children: childrenOf(id, routes) }
    })
}
