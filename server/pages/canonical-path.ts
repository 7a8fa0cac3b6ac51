import { generatePath, matchRoutes, type ServerBuild } from 'react-router'
import { routeTree } from './unknown-paths.ts'

/** Parameters in which capitals mean something: ids come from other machines. Slugs are our own. */
const keptAsWritten = new Set(['eventId'])

/**
 * The one spelling of a path: `/about` for `/about/`, `//about`, `/About` and `/%61bout`. Paths that
 * only the screen for unknown paths answers are left as they are. Never begins with two slashes, so
 * it is safe to redirect to.
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
