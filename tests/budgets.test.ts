import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import {
  budgetOf,
  firstVisits,
  fontsIn,
  inKilobytes,
  kinds,
  readAsset,
  sizeOnTheWire,
  type FileKind,
  type FirstVisit,
  type Kind,
} from '#bench/budgets.ts'
import { storeSampleReviews } from '#tests/fixtures/sample-data/sample-reviews.ts'
import { fixedClock } from '#integrations/clock.ts'
import { testNow } from './fixtures/dependencies.ts'
import { sampleSite } from './fixtures/property.ts'
import { publicPages } from '#content/pages.ts'
import { databaseOpener } from './fixtures/databases.ts'
import { siteOn } from './fixtures/site.ts'

const inBuild = (path: string) => fileURLToPath(new URL(`../build/site/${path}`, import.meta.url))
const client = inBuild('client')
const visits = firstVisits(await loadBuild())

/** Chunks loaded only on interaction, by name. */
const lateChunks = ['stay-calendar', 'gallery', 'entry-dialog']

/** A string in each library that survives minification, and its file. */
const lateLibraries = [{ name: 'zod', text: '$ZodType', file: 'v4/core/schemas.js' }]

test('the budgets cover every screen that guests can open', () => {
  const routes = visits.map(({ route }) => route)
  expect(routes).toEqual(expect.arrayContaining(['/cabins/:cabinSlug', '/*', ...publicPages]))
})

describe.each(visits)('the first visit to $route', (visit) => {
  test.each(kinds.filter((kind) => kind !== 'HTML'))('keeps its budget of %s', (kind) => {
    expect(overrun(kind, weigh(kind, addressesOf(visit, kind)))).toEqual([])
  })

  test('leaves to the first touch what only a touch needs', () => {
    const early = visit.files.JavaScript.flatMap((address) => [
      ...lateChunks.filter((part) => isChunkOf(part, address)),
      ...lateLibraries
        .filter(({ text }) => contentOf(address).includes(text))
        .map(({ name }) => name),
    ])
    expect(early).toEqual([])
  })
})

test.each(lateLibraries)('the text that betrays $name is still in it', ({ name, text, file }) => {
  const source = readFileSync(join(packageFolder(name), file), 'utf8')
  expect(source.includes(text)).toBe(true)
})

test.each(lateChunks)('the %s is a chunk of its own, fetched when first needed', (part) => {
  const chunks = readdirSync(join(client, 'assets'))
  expect(chunks.filter((chunk) => isChunkOf(part, chunk))).not.toEqual([])
})

describe('HTML', () => {
  const open = databaseOpener()
  const addresses = [
    ...publicPages,
    ...sampleSite.cabins.map(({ slug }) => `/cabins/${slug}`),
    '/no-such-page',
  ]

  test('of every public page keeps its budget, with guest reviews on it', async () => {
    const database = await open()
    await storeSampleReviews({ db: database, clock: fixedClock(testNow), site: sampleSite })
    const { app } = await siteOn(database)
    for (const url of addresses) {
      const { rawPayload, headers } = await app.inject({
        url,
        headers: { 'accept-encoding': 'br' },
      })
      expect(headers['content-encoding']).toBe('br')
      expect(overrun('HTML', [{ address: url, bytes: rawPayload.length }])).toEqual([])
    }
  })
})

interface Weight {
  address: string
  bytes: number
}

/** Empty, or by how much a budget is exceeded and the largest files. */
function overrun(kind: Kind, weights: readonly Weight[]): string[] {
  const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
  const budget = budgetOf(kind, weights[0]?.address)
  const over = total - budget
  if (over <= 0) return []
  const largest = weights.toSorted((a, b) => b.bytes - a.bytes).slice(0, 6)
  return [
    `${inKilobytes(total)}, ${inKilobytes(over)} over the budget of ${inKilobytes(budget)}`,
    ...largest.map(({ address, bytes }) => `${inKilobytes(bytes)}  ${address}`),
  ]
}

function weigh(kind: FileKind, addresses: readonly string[]): Weight[] {
  return addresses.map((address) => ({ address, bytes: sizeOf(kind, address) }))
}

const sizes = new Map<string, number>()

/** Cached: most routes share most files, and brotli at its best is slow. */
function sizeOf(kind: FileKind, address: string): number {
  const size = sizes.get(address) ?? sizeOnTheWire(kind, readAsset(client, address))
  sizes.set(address, size)
  return size
}

/** Fonts are loaded because they are preloaded or a style uses them. */
function addressesOf({ files }: FirstVisit, kind: FileKind): string[] {
  if (kind !== 'fonts') return files[kind]
  return [...new Set([...files.fonts, ...files.CSS.flatMap((css) => fontsIn(contentOf(css)))])]
}

function contentOf(address: string): string {
  return readAsset(client, address).toString('utf8')
}

function isChunkOf(part: string, address: string): boolean {
  return new RegExp(`(^|/)${part}-[\\w-]{8}\\.js$`).test(address)
}

function packageFolder(name: string): string {
  const main = createRequire(import.meta.url).resolve(name)
  const folder = join('node_modules', name)
  const end = main.lastIndexOf(folder) + folder.length
  return dirname(join(main.slice(0, end), 'package.json'))
}

async function loadBuild(): Promise<ServerBuild> {
  const file = inBuild('server/index.js')
  if (!existsSync(file)) throw new Error('The budgets need the built pages. Run: npm run bench')
  return import(pathToFileURL(file).href)
}
