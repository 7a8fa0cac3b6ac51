import { expect, test } from 'vitest'
import { firstPictures, guideIdIn, guidePath } from './guides.ts'
import type { GuideBlock } from './site/guide-blocks.ts'

const named = { name: 'Parking', description: 'Behind the church.' }

test('blocks take the pictures of their page in order, after the first', () => {
  const blocks: GuideBlock[] = [
    { block: 'figures', id: 'figures', list: [{ value: '8 min', label: 'from the cabins' }] },
    { block: 'tips', id: 'tips', heading: 'Tips', list: [named], picture: true },
    {
      block: 'districts',
      id: 'districts',
      heading: 'Where to go',
      list: [
        { ...named, time: '8 min', facts: ['Shade'] },
        { ...named, name: 'The field', time: '9 min', facts: ['Sun'] },
      ],
    },
    { block: 'story', id: 'story', heading: 'Its story', paragraphs: ['Old.'], picture: 'left' },
    { block: 'tips', id: 'more', heading: 'More', list: [named] },
  ]
  expect(firstPictures({ blocks })).toEqual([1, 1, 2, 4, 5])
})

test('an added guide is never at the address of another page', () => {
  expect([guidePath('things-to-do'), guidePath('dining')]).toEqual(['/things-to-do', '/dining'])
  expect(guidePath('admin')).toBe('/guides/admin')
  expect(guideIdIn(guidePath('admin'))).toBe('admin')
})
