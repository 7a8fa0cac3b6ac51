import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ServerBuild } from 'react-router'

export const kilobyte = 1024

/** Budget for the first visit to a public page, in bytes on the wire: text with brotli. */
export const budgets = {
  HTML: 18 * kilobyte,
  CSS: 16 * kilobyte,
  fonts: 45 * kilobyte,
  JavaScript: 140 * kilobyte,
} as const

/** Pages that carry more, once to read and once as data: the guests' best reviews, 55 events. */
const fullerHtml: Readonly<Record<string, number>> = {
  '/': 19 * kilobyte,
  '/events': 20 * kilobyte,
}

/** The budget of a page; `address` is its path. */
export function budgetOf(kind: Kind, address = ''): number {
  return (kind === 'HTML' ? fullerHtml[address] : undefined) ?? budgets[kind]
}

export type Kind = keyof typeof budgets

export const kinds = Object.keys(budgets) as Kind[]

/** Human-readable: '12.3 KB', or '512 B' below one. */
export function inKilobytes(bytes: number): string {
  return bytes < kilobyte ? `${bytes} B` : `${(bytes / kilobyte).toFixed(1)} KB`
}

export type FileKind = Exclude<Kind, 'HTML'>

/** Files of the build that a browser fetches to show a route's pages, before any interaction. */
export interface FirstVisit {
  /** The route's pattern, such as '/cabins/:cabinSlug'. */
  route: string
  /** Their URLs, without code that is imported on demand. */
  files: Record<FileKind, string[]>
}

type RouteAssets = NonNullable<ServerBuild['assets']['routes'][string]>

/** First visits to every route guests can see: all except the admin area. */
export function firstVisits(build: ServerBuild): FirstVisit[] {
  const routes = Object.values(build.assets.routes).filter((route) => route !== undefined)
  const parents = new Set(routes.map(({ parentId }) => parentId))
  return routes
    .filter(({ id }) => !parents.has(id) && build.routes[id]?.module.default)
    .map((leaf) => chainOf(build, leaf))
    .map((chain) => ({ route: patternOf(chain), files: filesOf(build, chain) }))
    .filter(({ route }) => !route.startsWith('/admin'))
}

/** A file of the browser's build. */
export function readAsset(clientDirectory: string, address: string): Buffer {
  return readFileSync(join(clientDirectory, address))
}

/** Bytes on the wire: fonts are already compressed, text is sent with brotli at its best. */
export function sizeOnTheWire(kind: FileKind, content: Buffer): number {
  if (kind === 'fonts') return content.length
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

/** The fonts a stylesheet may request. */
export function fontsIn(css: string): string[] {
  return [...css.matchAll(/url\(["']?(\/[^"')]+\.woff2)/g)].flatMap(([, address]) => address ?? [])
}

function chainOf(build: ServerBuild, leaf: RouteAssets): RouteAssets[] {
  const parent = leaf.parentId === undefined ? undefined : build.assets.routes[leaf.parentId]
  return parent ? [...chainOf(build, parent), leaf] : [leaf]
}

function patternOf(chain: readonly RouteAssets[]): string {
  return `/${chain.flatMap(({ path }) => path || []).join('/')}`
}

function filesOf(build: ServerBuild, chain: readonly RouteAssets[]): Record<FileKind, string[]> {
  const { entry } = build.assets
  const links = chain.flatMap(({ id }) => build.routes[id]?.module.links?.() ?? [])
  const linked = links.flatMap((link) => ('href' in link ? { as: link.rel, ...link } : []))
  const hrefs = (use: string) => linked.flatMap(({ as, href }) => (as === use && href ? href : []))
  return {
    JavaScript: unique([entry.module, ...entry.imports, ...chain.flatMap(modulesOf)]),
    CSS: unique([...chain.flatMap(({ css }) => css ?? []), ...hrefs('stylesheet')]),
    fonts: unique(hrefs('font')),
  }
}

/** All chunks into which React Router splits a route are fetched before hydration. */
function modulesOf(route: RouteAssets): string[] {
  const parts = [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
  ]
  return [route.module, ...parts.filter((part) => part !== undefined), ...(route.imports ?? [])]
}

function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)]
}
