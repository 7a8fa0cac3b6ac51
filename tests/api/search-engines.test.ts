import { expect, test } from 'vitest'
import { sampleSite } from '../fixtures/property.ts'

import { databaseOpener } from '#tests/fixtures/databases.ts'
import { origin, siteOn } from '#tests/fixtures/site.ts'
import { structuredDataIn, structuredDataIssues } from '#tests/fixtures/structured-data.ts'

const open = databaseOpener()

/** What a search engine reads in a page's head. */
function headOf(body: string) {
  const first = (pattern: RegExp) => unescaped(pattern.exec(body)?.[1] ?? '')
  return {
    title: first(/<title>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
  }
}

function unescaped(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}

test('every page of the sitemap answers under its one address, with a title and words of its own', async () => {
  const { app } = await siteOn(await open())
  const { body: sitemap } = await app.inject('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(listed.length).toBeGreaterThan(20)

  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const address of listed) {
    const path = address.slice(origin.length)
    const { statusCode, body } = await app.inject(path)
    const { title, description, canonical } = headOf(body)
    expect({ path, statusCode, canonical }).toEqual({ path, statusCode: 200, canonical: address })
    expect({ title, path: titles.get(title) }).toEqual({ title, path: undefined })
    expect({ description, path: descriptions.get(description) }).toEqual({
      description,
      path: undefined,
    })
    titles.set(title, path)
    descriptions.set(description, path)
    expect(await structuredDataIssues(structuredDataIn(body))).toEqual([])
    expect(description.length).toBeLessThanOrEqual(165)
    if (path.startsWith('/events/')) continue
    expect(`${title} ${description}`).toContain(sampleSite.facts.town)
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(title.length).toBeLessThanOrEqual(65)
  }
  for (const { name, slug } of sampleSite.cabins) {
    expect(titles.get(`${name} - Cabins at ${sampleSite.facts.brand}`)).toBe(`/cabins/${slug}`)
  }
})
