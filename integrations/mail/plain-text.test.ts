import { expect, test } from 'vitest'
import type { MailMessage } from './message.ts'
import { plainText } from './smtp.ts'

function message(...fields: [string, string][]): MailMessage {
  return { id: 'one', recipient: 'owner@lone-oak.example', subject: 'Hello', fields }
}

test('fields are one below the other, without the instructions for the form-mail service', () => {
  const text = plainText(message(['_captcha', 'false'], ['name', 'Ana'], ['email', 'a@b.example']))
  expect(text).toBe('Name: Ana\nEmail: a@b.example\n')
})

test('no line of a value can pose as another field', () => {
  expect(plainText(message(['details', 'Hello\r\nemail: x\u2028y']))).toBe(
    'Details: Hello\n  email: x\n  y\n',
  )
})

test('a text that was written out is the whole mail', () => {
  expect(plainText(message(['_text', 'Hello,\n\nthank you.\n'], ['email', 'a@b.example']))).toBe(
    'Hello,\n\nthank you.\n',
  )
})

test('fields have names and values that a person reads, and empty ones are left out', () => {
  const fields: [string, string][] = [
    ['guestName', 'Ana'],
    ['guestPhone', ''],
    ['serviceRecoveryNeeded', 'true'],
  ]
  expect(plainText(message(...fields))).toBe('Guest name: Ana\nService recovery needed: yes\n')
})
