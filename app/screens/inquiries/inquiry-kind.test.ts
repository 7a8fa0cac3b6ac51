import { expect, test } from 'vitest'
import { missingIn } from './inquiry-kind.ts'

test('what is missing is named in the order of the form, without its mark, and blanks count for nothing', () => {
  const required = [
    { name: 'eventType', label: 'Type of event *' },
    { name: 'name', label: 'Your name *' },
    { name: 'email', label: 'Email *' },
  ]
  expect(missingIn({ name: ['  '], email: ['a@b'] }, required)).toEqual([
    'Type of event',
    'Your name',
  ])
})
