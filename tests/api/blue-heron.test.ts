import { expect, test, vi } from 'vitest'
import { publicPages, unlistedPages } from '#content/pages.ts'
import { pageAlbums } from '#content/pictures/stand-ins.ts'
import { isOn } from '#contracts/features.ts'
import { cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { blueHeron } from '#tests/fixtures/blue-heron.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleWordsBeside } from '#tests/fixtures/sample-words.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'
import { siteOn } from '#tests/fixtures/site.ts'

// Another property, made by editing documents alone: four cottages on the coast, one with three beds
// and a bath and a half, lists of one, no contest, no camera, no local guide but one.

// Each test renders every page.
vi.setConfig({ testTimeout: 120_000 })

const open = databaseOpener()

const { facts, cabins } = blueHeron
const photograph = {
  stem: 'pier-1a2b3c4d',
  alt: 'The pier in the morning.',
  width: 1600,
  height: 1200,
  widths: [320, 800],
  placeholder: 'data:image/webp;base64,UklGRg==',
  standIn: false,
}
/** Of each page, and of one cottage; the others have no pictures yet. */
const albums = new Map(
  [...Object.keys(pageAlbums), 'heron-house'].map((name) => [name, [photograph]]),
)
const pages = [
  ...[...publicPages, ...unlistedPages].filter((path) => isOn(facts, path)),
  ...cabins.map(({ slug }) => `/cabins/${slug}`),
  '/no-such-page',
]
const others = ['/sitemap.xml', '/robots.txt', '/api/openapi.json', '/admin/dashboard']

async function visitedPages(): Promise<Map<string, { statusCode: number; body: string }>> {
  const db = await open()
  await storeOwner(db)
  const { app } = await siteOn(db, { dependencies: { site: blueHeron, albums } })
  const cookie = cookieOf(await logIn(app))
  const visited = new Map<string, { statusCode: number; body: string }>()
  // In turn: a network may queue at most ten renders.
  for (const url of [...pages, ...others])
    visited.set(url, await app.inject({ url, headers: { cookie } }))
  return visited
}

test('every page of Blue Heron Cottages is complete', async () => {
  const visited = await visitedPages()
  for (const path of pages) {
    const { statusCode, body = '' } = visited.get(path) ?? {}
    expect(statusCode, path).toBe(path === '/no-such-page' ? 404 : 200)
    expect(body, path).toMatch(/<h1[ >]/)
    expect(readable(body).match(/undefined|NaN|\{[a-z.]+\}/i)?.[0], path).toBeUndefined()
  }
})

test('no page or file of Blue Heron Cottages holds a word of the sample property', async () => {
  const told = sampleWordsBeside(blueHeron)
  for (const [path, { body }] of await visitedPages()) {
    const found = told.filter((word) => body.includes(word))
    expect(found, path).toEqual([])
  }
})

test('its cottages are on every page that shows cabins', async () => {
  const visited = await visitedPages()
  const names = cabins.map(({ name }) => name)
  const namedOn = (path: string) => {
    const seen = readable(visited.get(path)?.body ?? '')
    return names.filter((name) => seen.includes(name))
  }
  for (const path of ['/', '/cabins', '/reviews', '/review'])
    expect(namedOn(path), path).toEqual(names)
  expect(namedOn('/group-booking')).toEqual(['Heron House', 'Pelican Perch', 'Oyster Shack'])
  const heronHouse = readable(visited.get('/cabins/heron-house')?.body ?? '')
  expect(heronHouse).toContain('3 beds • 1.5 baths • Sleeps 4')
})

function readable(html: string): string {
  return html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<!-- -->/g, '')
}
