import { describe, expect, test } from 'vitest'
import { changesBetween, withChanges } from './document-changes.ts'

const shipped = {
  heading: 'Amenities',
  lead: 'What there is.',
  note: 'Ask us.',
  hero: { headline: 'Small cabins.', tagline: 'Big sky.' },
  words: ['one', 'two'],
  list: [
    { name: 'WiFi', description: 'Fast' },
    { name: 'Parking', description: 'Free' },
    { name: 'Coffee', description: 'Strong' },
  ],
}

const [wifi, parking, coffee] = shipped.list

describe('a document with the owner’s changes', () => {
  test.each([
    ['a text', { ...shipped, lead: 'All there is.' }],
    ['a text further in', { ...shipped, hero: { ...shipped.hero, tagline: 'Bigger sky.' } }],
    ['a field taken out', { ...shipped, note: undefined }],
    ['a field added', { ...shipped, closing: { text: 'Bye.' } }],
    ['a list of texts', { ...shipped, words: ['two', 'one', 'three'] }],
    ['an item', { ...shipped, list: [{ ...wifi, description: 'Faster' }, parking, coffee] }],
    ['the order of items', { ...shipped, list: [coffee, wifi, parking] }],
    ['an item taken out', { ...shipped, list: [wifi, coffee] }],
    ['an item added', { ...shipped, list: [{ name: 'Tea', description: 'Hot' }, ...shipped.list] }],
    ['an item renamed', { ...shipped, list: [{ ...wifi, name: 'Internet' }, parking, coffee] }],
    ['all items taken out', { ...shipped, list: [] }],
    ['two items of one name', { ...shipped, list: [wifi, wifi, coffee] }],
    ['nothing', shipped],
  ])('is what was edited: %s', (_, edited) => {
    const written = JSON.parse(JSON.stringify(edited)) as typeof shipped
    const stored = JSON.parse(JSON.stringify(changesBetween(shipped, written))) as ReturnType<
      typeof changesBetween
    >
    expect(withChanges(shipped, stored)).toEqual(written)
  })

  test('holds only what was changed', () => {
    expect(changesBetween(shipped, { ...shipped, lead: 'All there is.' })).toEqual({
      lead: { set: 'All there is.' },
    })
  })
})

describe('a later release', () => {
  const changes = changesBetween(shipped, {
    ...shipped,
    lead: 'All there is.',
    list: [coffee, { ...wifi, description: 'Faster' }],
  })

  test('shows its new texts where the owner changed nothing', () => {
    const later = { ...shipped, heading: 'What you get' }
    expect(withChanges(later, changes)).toMatchObject({
      heading: 'What you get',
      lead: 'All there is.',
    })
  })

  test('adds its new items behind those that the owner arranged', () => {
    const sauna = { name: 'Sauna', description: 'Hot' }
    expect(withChanges({ ...shipped, list: [sauna, ...shipped.list] }, changes)['list']).toEqual([
      coffee,
      { name: 'WiFi', description: 'Faster' },
      sauna,
    ])
  })

  test('takes out what it no longer ships, and keeps the rest', () => {
    expect(withChanges({ ...shipped, list: [wifi, parking] }, changes)['list']).toEqual([
      { name: 'WiFi', description: 'Faster' },
    ])
  })

  test('with another kind of list shows its own', () => {
    expect(withChanges({ ...shipped, list: ['WiFi'] }, changes)['list']).toEqual(['WiFi'])
  })
})
