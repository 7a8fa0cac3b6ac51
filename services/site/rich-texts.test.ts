import { expect, test } from 'vitest'
import { plainText } from '#contracts/rich-text.ts'
import { aboutSchema } from '#contracts/site/pages.ts'
import { writtenProperty } from '#tests/fixtures/property.ts'
import { richTextOf, withRichTexts } from './rich-texts.ts'

test('emphasis and links of a paragraph are told apart from its words', () => {
  expect(richTextOf('A **quiet *old* porch**, and [the map](/things-to-do).')).toEqual([
    'A ',
    { strong: ['quiet ', { em: ['old'] }, ' porch'] },
    ', and ',
    { link: ['the map'], to: '/things-to-do' },
    '.',
  ])
})

test('a paragraph without markup stays a text, and so do signs that mark nothing', () => {
  for (const plain of ['A quiet porch.', '5 * 4 = 20', 'Cabin [six]', 'R & B, 6 < 7', 'a_b_c']) {
    expect(richTextOf(plain)).toBe(plain)
  }
})

test('email addresses and phone numbers become links, but not inside another link', () => {
  expect(richTextOf('Write to hello@inn.example or **call (512) 555-0142**.')).toEqual([
    'Write to ',
    { link: ['hello@inn.example'], to: 'mailto:hello@inn.example' },
    ' or ',
    { strong: ['call ', { link: ['(512) 555-0142'], to: 'tel:+15125550142' }] },
    '.',
  ])
  expect(richTextOf('[Call (512) 555-0142](/contact)')).toEqual([
    { link: ['Call (512) 555-0142'], to: '/contact' },
  ])
})

test.each([
  '[press](javascript:alert(1))',
  '[press](//evil.example)',
  '[press](http://evil.example)',
  '[press](data:text/html,x)',
  '<a href="https://evil.example" onclick="x()">press</a>',
  '![picture](https://evil.example/x.png)',
])('%s is text, and no link', (hostile) => {
  expect(richTextOf(hostile)).toBe(hostile)
})

test('what a backslash precedes is meant as it is', () => {
  const text = richTextOf('\\*not so\\* **loud**')
  expect(text).toEqual(['*not so* ', { strong: ['loud'] }])
  expect(plainText(text)).toBe('*not so* loud')
})

test('of a document only what is written in Markdown is parsed', () => {
  const written = writtenProperty.written.get('about') as { story: object }
  const about = {
    ...written,
    title: '**About**',
    story: { heading: '**Us**', paragraphs: ['**We**'] },
  }
  expect(withRichTexts(aboutSchema, about)).toEqual({
    ...about,
    story: { heading: '**Us**', paragraphs: [[{ strong: ['We'] }]] },
  })
})
