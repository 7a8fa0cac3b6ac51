import { expect, test } from 'vitest'
import { mailboxOf } from './inquiry-confirmation.ts'

test.each([
  ['ana@guests.example', 'ana@guests.example'],
  ['Ana@Guests.Example', 'ana@guests.example'],
  ['ana+1@guests.example', 'ana@guests.example'],
  ['ana+1+2@guests.example', 'ana@guests.example'],
  ['a.na@guests.example', 'a.na@guests.example'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['A.na@googlemail.com', 'ana@gmail.com'],
])('%s is delivered to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
