import { expect, test } from 'vitest'
import { mergeEdits } from './merged-edits.ts'

const before = {
  lead: 'As published.',
  hero: { headline: 'Small cabins.', tagline: 'Big sky.' },
  list: [
    { name: 'WiFi', text: 'Fast' },
    { name: 'Parking', text: 'Free' },
  ],
  paragraphs: ['One.', 'Two.'],
}

test('what another editor changed stays if I did not touch it', () => {
  const theirs = {
    lead: 'Theirs.',
    hero: { ...before.hero, tagline: 'Theirs.' },
    list: [{ name: 'WiFi', text: 'Theirs' }, before.list[1], { name: 'Coffee', text: 'Theirs' }],
    paragraphs: ['One.', 'Theirs.'],
  }
  const mine = {
    ...before,
    hero: { ...before.hero, headline: 'Mine.' },
    list: [before.list[0], { name: 'Parking', text: 'Mine' }],
    paragraphs: ['Mine.', 'Two.'],
  }
  expect(mergeEdits<unknown>({ before, mine, theirs })).toEqual({
    lead: 'Theirs.',
    hero: { headline: 'Mine.', tagline: 'Theirs.' },
    list: [
      { name: 'WiFi', text: 'Theirs' },
      { name: 'Parking', text: 'Mine' },
      { name: 'Coffee', text: 'Theirs' },
    ],
    paragraphs: ['Mine.', 'Theirs.'],
  })
})

test('what I changed, added or removed replaces theirs', () => {
  const { list: _, ...mine } = { ...before, lead: 'Mine.', more: 'New.' }
  const theirs = { ...before, lead: 'Theirs.', paragraphs: [] }
  expect(mergeEdits<unknown>({ before, mine, theirs })).toEqual({
    lead: 'Mine.',
    hero: before.hero,
    paragraphs: [],
    more: 'New.',
  })
})

test('an item that I removed stays removed, and one that they removed too', () => {
  const theirs = { ...before, list: [before.list[0]] }
  const mine = { ...before, list: [before.list[1]] }
  expect(mergeEdits<unknown>({ before, mine, theirs })).toMatchObject({ list: [] })
})

test('theirs stays as it is if I changed nothing', () => {
  const theirs = { ...before, lead: 'Theirs.' }
  expect(mergeEdits({ before, mine: structuredClone(before), theirs })).toBe(theirs)
})
