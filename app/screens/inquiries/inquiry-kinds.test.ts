import { expect, test } from 'vitest'
import { missingIn } from './inquiry-kinds.ts'

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

test('a phone number is missing only where a guest wants to be called or texted', () => {
  const wanting = (contactPreference: string) =>
    missingIn({ contactPreference: [contactPreference] }, [])
  expect(wanting('phone')).toEqual(['Phone'])
  expect(wanting('text')).toEqual(['Phone'])
  expect(wanting('email')).toEqual([])
  expect(missingIn({ contactPreference: ['text'], phone: ['512 555 0100'] }, [])).toEqual([])
})
