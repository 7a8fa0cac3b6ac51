import { expect, test } from 'vitest'
import { propertyFolder, sampleSite } from '#tests/fixtures/property.ts'
import { readWritten } from './read-site.ts'
import { shownDocuments, siteWith, type Fields } from './shown-site.ts'

const { written } = readWritten(propertyFolder)
const shipped = {
  documents: written,
  retired: new Map<string, string>(),
  added: new Set<string>(),
  unpublished: new Set<string>(),
  seenNames: new Map<string, string>(),
}

/** Documents as the owner has them: as shipped, but for these fields. */
const siteOf = (fields: Record<string, Fields>) =>
  siteWith(
    shipped,
    new Map(
      Object.entries(fields).map(([name, own]) => [
        name,
        { ...(written.get(name) as Fields), ...own },
      ]),
    ),
    () => undefined,
  )

test('a changed text is shown, with its words filled in', () => {
  const { site, leftOut } = siteOf({ about: { lead: 'Six cabins in {town}.' } })
  expect(site.document('about').lead).toBe('Six cabins in Wimberley.')
  expect(leftOut).toEqual([])
})

test('a changed fact is shown wherever a document names it', () => {
  const { site } = siteOf({ facts: { brand: 'Two Oaks' } })
  expect(site.document('home').why.heading).toBe('Why Choose Two Oaks')
})

test('fields that a release no longer takes are as shipped, and the others stay', () => {
  const { site, leftOut } = siteOf({
    about: { lead: 'New.', motto: 'A field that is gone.' },
    'cabins/texas-sage': { beds: 'None.' },
    gone: { lead: 'A document that is gone.' },
  })
  expect(site.document('about').lead).toBe('New.')
  expect(leftOut).toEqual([
    { document: 'about', field: 'motto' },
    { document: 'cabins/texas-sage', field: 'beds' },
  ])
})

test('only a document that has changed is parsed again', () => {
  const { site: before } = siteOf({})
  const { site: after } = siteOf({ about: { lead: 'New.' } })
  expect(after.document('home')).toBe(before.document('home'))
  expect(after.document('about')).not.toBe(before.document('about'))
})

test('a field that a release adds is as shipped, and nothing is left out', () => {
  const { story: _, ...older } = written.get('about') as Fields
  const values = new Map([['about', { ...older, lead: 'New.' }]])
  const { site, leftOut } = siteWith(shipped, values, () => undefined)
  expect(site.document('about').lead).toBe('New.')
  expect(site.document('about').story).toEqual(sampleSite.document('about').story)
  expect(leftOut).toEqual([])
})

test('what a cabin’s form does not have is as shipped', () => {
  const { site } = siteOf({ 'cabins/texas-sage': { name: 'Sage', emblem: 'another' } })
  const { name, emblem } = site.cabins.find(({ id }) => id === 'texas-sage') ?? {}
  const { emblem: own } = written.get('cabins/texas-sage') as Fields
  expect([name, emblem]).toEqual(['Sage', own])
})

test('a field that contradicts another document is as shipped too', () => {
  const { site, leftOut } = siteOf({
    'cabins/texas-sage': { name: sampleSite.cabins[0]?.name ?? '' },
  })
  expect(site.cabins).toHaveLength(6)
  expect(leftOut).toEqual([{ document: 'cabins/texas-sage', field: 'name' }])
})

test('the album of an added cabin is shown once the cabin is, unless it is being published', () => {
  const album = ['albums/blue-heron', { pictures: [] }] as const
  const documents = new Map<string, unknown>([...written, ['cabins/blue-heron', {}], album])
  const hidden = { ...shipped, documents, unpublished: new Set(['cabins/blue-heron']) }
  const isShown = (proposed?: string) => shownDocuments(hidden, new Map(), proposed).has(album[0])
  expect(isShown()).toBe(false)
  expect(isShown(album[0])).toBe(true)
  expect(shownDocuments({ ...hidden, unpublished: new Set() }, new Map()).has(album[0])).toBe(true)
})
