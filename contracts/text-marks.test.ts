import { expect, test } from 'vitest'
import { placeOfText, withMark, withoutMarks } from './text-marks.ts'

const place = { document: 'cabins/texas-sage', path: 'amenities.3.name' }

test('a mark says where its text stands, and the text is the same without it', () => {
  const marked = withMark('Fire pit', place)
  expect(placeOfText(marked)).toEqual(place)
  expect(placeOfText(`Yours: ${marked}, at night`)).toEqual(place)
  expect(withoutMarks(`${marked} and ${marked}`)).toBe('Fire pit and Fire pit')
})

test('names that an owner wrote come through', () => {
  const own = { document: 'facts', path: 'partners.Café Zoë: rooms' }
  expect(placeOfText(withMark('x', { ...own, path: 'partners.Café Zoë' }))?.path).toBe(
    'partners.Café Zoë',
  )
})

test('a text without a mark has no place, and half a mark is none', () => {
  expect(placeOfText('Fire pit 🏴󠁧󠁢󠁥󠁮󠁧󠁿'.slice(0, 8))).toBeNull()
  expect(placeOfText(withMark('Fire pit', place).slice(0, -2))).toBeNull()
})
