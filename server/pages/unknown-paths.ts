import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Tells whether no screen but the one for unknown paths answers a path. */
export function unknownPaths(routes: ServerBuild['routes']): (path: string) => boolean {
  const tree = routeTree(routes)
  return (path) => {
    // None at all for a path with a line break in it: the pattern of '*' ends at one.
    const matches = matchRoutes(tree, path)
    return matches === null || matches.at(-1)?.route.path === '*'
  }
}

/** The route table as the router matches it. */
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
