import { expect, test } from 'vitest'
import { sampleSite } from '../fixtures/property.ts'
import { publicPages, unlistedPages } from '#content/pages.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

/** Initially hidden from guests: the menu, and the banner once closed. */
const hidden = /<div id="site-menu"[\s\S]*?<\/nav>|<aside id="inquiry-banner"[\s\S]*?<\/aside>/g

test('links in sight lead a guest from home to every page, with the banner closed', async () => {
  const { app } = await siteOn(await open())
  const pages = [
    ...publicPages,
    ...unlistedPages,
    ...sampleSite.cabins.map(({ slug }) => `/cabins/${slug}`),
  ]
  const unreached = new Set<string>(pages)
  const ways = new Set(['/'])
  for (const path of ways) {
    if (unreached.size === 0) break
    unreached.delete(path)
    const { body } = await app.inject(path)
    for (const address of linksIn(body)) if (unreached.has(address)) ways.add(address)
  }
  expect([...unreached]).toEqual([])
})

/** Page paths; files have a dot, and guests do not open the API. */
function linksIn(html: string): string[] {
  const links = html.replace(hidden, '').matchAll(/<a\b[^>]*?\shref="(\/[^"#?.]*)["#?]/g)
  return [...links].map(([, path = '']) => path).filter((path) => !/^\/(api|book)\//.test(path))
}
