import { expect, test } from 'vitest'
import { movableClock } from '#tests/fixtures/clock.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'
import { origin, siteOn } from '#tests/fixtures/site.ts'

describeOnEachDatabase('a publication', (open) => {
  test('moves the lastmod of the page that is about the document, and of no other', async () => {
    const clock = movableClock('2030-06-01T12:00:00Z')
    const { app, deps } = await siteOn(await open(), { dependencies: { clock } })
    const { change } = await editorOn(deps)
    const lastmod = async (path: string) => {
      const { body } = await app.inject('/sitemap.xml')
      return new RegExp(`<loc>${origin}${path}</loc><lastmod>([^<]+)`).exec(body)?.[1]
    }
    const before = await lastmod('/about')
    await change('about', { lead: 'From the porch.' })
    expect(await lastmod('/about')).toBe('2030-06-01T12:00:00.000Z')
    expect(await lastmod('/contact')).toBe(before)
    clock.pass({ hours: 1 })
    await change('cabins/coyote-cabin', { description: 'For those who stay up late.' })
    expect(await lastmod('/cabins/coyote-cabin')).toBe('2030-06-01T13:00:00.000Z')
    expect(await lastmod('/privacy-policy')).toBe('2024-05-23')
    clock.pass({ hours: 1 })
    await change('facts', { brand: 'Two Oaks' })
    for (const path of ['/about', '/contact', '/cabins/coyote-cabin', '/privacy-policy']) {
      expect([path, await lastmod(path)]).toEqual([path, '2030-06-01T14:00:00.000Z'])
    }
  })
})
