import { expect, test } from 'vitest'
import { propertyFolder, sampleSite } from '#tests/fixtures/property.ts'
import { siteWithChanges } from './changed-site.ts'
import type { DocumentChanges } from './document-changes.ts'
import { readWritten } from './read-site.ts'

const { written } = readWritten(propertyFolder)
const shipped = {
  documents: written,
  retired: new Map<string, string>(),
  added: new Set<string>(),
  unpublished: new Set<string>(),
  seenNames: new Map<string, string>(),
}

const changedBy = (changes: Record<string, DocumentChanges>) =>
  siteWithChanges(shipped, new Map(Object.entries(changes)), () => undefined)

test('a changed text is shown, with its words filled in', () => {
  const { site, leftOut } = changedBy({ about: { lead: { set: 'Six cabins in {town}.' } } })
  expect(site.document('about').lead).toBe('Six cabins in Wimberley.')
  expect(leftOut).toEqual([])
})

test('a changed fact is shown wherever a document names it', () => {
  const { site } = changedBy({ facts: { brand: { set: 'Two Oaks' } } })
  expect(site.document('home').why.heading).toBe('Why Choose Two Oaks')
})

test('changes that a release no longer takes are left out, and the others stay', () => {
  const { site, leftOut } = changedBy({
    about: { lead: { set: 'New.' }, motto: { set: 'A field that is gone.' } },
    'cabins/texas-sage': { beds: { set: 'None.' } },
    gone: { lead: { set: 'A document that is gone.' } },
  })
  expect(site.document('about').lead).toBe('New.')
  expect(leftOut).toEqual([
    { document: 'about', field: 'motto' },
    { document: 'cabins/texas-sage', field: 'beds' },
  ])
})

test('a change that contradicts another document is left out too', () => {
  const { site, leftOut } = changedBy({
    'cabins/texas-sage': { name: { set: sampleSite.cabins[0]?.name ?? '' } },
  })
  expect(site.cabins).toHaveLength(6)
  expect(leftOut).toEqual([{ document: 'cabins/texas-sage', field: 'name' }])
})
