import { expect, test } from 'vitest'
import { publicPages, unlistedPages } from '#content/pages.ts'
import { featureNames, isOn, type FeatureName } from '#contracts/features.ts'
import { cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite, siteWith, without } from '#tests/fixtures/property.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { createChanges } from '#services/changes.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const pages = [
  ...publicPages,
  ...unlistedPages,
  `/cabins/${sampleSite.cabins[0]?.slug}`,
  '/no-such-page',
]

/** Those that speak of several features. */
const connecting = ['/', '/about', '/contact', '/events', '/things-to-do', '/privacy-policy']

/** What guests would know a feature by. */
const namedBy: Readonly<Record<FeatureName, RegExp>> = {
  contest: /contest|winner/i,
  camera: /live camera|live view/i,
  bookNow: /availability calendar/i,
  guides: /things to do/i,
  // Texts may go on to name the places.
  downtownSquare: /href="\/downtown-square/,
  jacobsWell: /href="\/jacobs-well/,
  blueHole: /href="\/blue-hole/,
  shopping: /href="\/shopping/,
  dining: /href="\/dining/,
  scrapbook: /scrapbook/i,
  banner: /our banner|bringing everybody/i,
  eventsCalendar: /all events|events calendar/i,
  groups: /group booking|for a group|plan an event/i,
}

async function siteWithoutFeatures(...features: readonly FeatureName[]) {
  const db = await open()
  await storeOwner(db)
  const site = await siteWith(without(...features))
  const { app } = await siteOn(db, { dependencies: { site } })
  const { switchedOff } = site.facts
  const cookie = cookieOf(await logIn(app))
  const left = pages.filter((path) => isOn(site.facts, path))
  return { app, switchedOff, cookie, left }
}

test.each(featureNames)('without %s its pages and calls are unknown paths', async (feature) => {
  const { app, switchedOff, cookie } = await siteWithoutFeatures(feature)
  for (const path of switchedOff) {
    for (const address of [
      path,
      `${path}/`,
      `${path}/1`,
      ...(isPage(path) ? [`${path}.data`] : []),
    ]) {
      const { statusCode } = await app.inject({ url: address, headers: { cookie } })
      expect(statusCode, address).toBe(404)
    }
    const method = 'POST'
    const unknown = path.startsWith('/api/') ? '/api/no-such' : '/no-such'
    const expected = await app.inject({ method, url: unknown, headers: { cookie } })
    const sent = await app.inject({ method, url: path, headers: { cookie } })
    expect([sent.statusCode, sent.body], path).toEqual([expected.statusCode, expected.body])
  }
})

test.each(featureNames)('without %s nothing leads to it or names it', async (feature) => {
  const { app, switchedOff, cookie, left } = await siteWithoutFeatures(feature)
  const near = connecting.filter((path) => left.includes(path))
  for (const path of [...near, '/admin/dashboard']) {
    const { body } = await app.inject({ url: path, headers: { cookie } })
    const seen = withoutScripts(body)
    for (const off of switchedOff) expect(seen, `${path} to ${off}`).not.toContain(`href="${off}`)
    expect(seen.match(namedBy[feature])?.[0], path).toBeUndefined()
  }
  const { body: sitemap } = await app.inject('/sitemap.xml')
  const openApi = await app.inject('/api/openapi.json')
  const described = Object.keys(openApi.json<{ paths: object }>().paths)
  for (const off of switchedOff) {
    expect(sitemap).not.toContain(`${off}<`)
    expect(sitemap).not.toContain(`${off}/`)
    expect(described.filter((path) => path.startsWith(off))).toEqual([])
  }
})

test('with every feature off, what is left is complete and speaks of none', async () => {
  const { app, left } = await siteWithoutFeatures(...featureNames)
  for (const path of left) {
    const { statusCode, body } = await app.inject(path)
    expect(statusCode, path).toBe(path === '/no-such-page' ? 404 : 200)
    expect(body, path).toMatch(/<h1[ >]/)
    for (const name of Object.values(namedBy)) expect(withoutScripts(body), path).not.toMatch(name)
  }
})

test('a switch that the owner turns in the browser counts from the next request on every server', async () => {
  const db = await open()
  const changes = createChanges()
  const site = await siteOn(db, { changes })
  const other = await siteOn(db, { changes })
  const { change } = await editorOn(site.deps)
  const statuses = async (paths: readonly string[]) =>
    Promise.all(
      [site, other].flatMap(({ app }) =>
        paths.map(async (path) => (await app.inject(path)).statusCode),
      ),
    )
  const turn = async (features: Partial<Record<FeatureName, boolean>>) => {
    await change('facts', { features: { ...sampleSite.facts.features, ...features } })
    await other.deps.siteSource.refresh()
  }
  const paths = ['/contest', '/api/contests', '/jacobs-well', '/jacobs-well.md', '/api/camera']
  const inMenu = ['href="/contest"', 'href="/jacobs-well"', 'href="/live-views"']
  const named = ['/about', '/sitemap.xml', '/llms.txt', '/api/openapi.json']
  const namedIn = async (words: readonly string[]) => {
    const bodies = await Promise.all(named.map(async (path) => (await site.app.inject(path)).body))
    return words.filter((word) => bodies.some((body) => withoutScripts(body).includes(word)))
  }
  expect(new Set(await statuses(paths))).toEqual(new Set([200]))
  expect(await namedIn(inMenu)).toEqual(inMenu)

  await turn({ contest: false, jacobsWell: false, camera: false })
  expect(new Set(await statuses(paths))).toEqual(new Set([404]))
  expect(await statuses(['/blue-hole', '/things-to-do'])).toEqual([200, 200, 200, 200])
  expect(await namedIn([...inMenu, '/contest<', '/jacobs-well<', '"/api/contests'])).toEqual([])

  await turn({})
  expect(new Set(await statuses(paths))).toEqual(new Set([200]))
  expect(await namedIn(inMenu)).toEqual(inMenu)
})

function isPage(path: string): boolean {
  return !path.startsWith('/api/') && !path.startsWith('/admin/')
}

/** Structured data stays: guests and search engines read it. */
function withoutScripts(html: string): string {
  return html.replaceAll(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
}
