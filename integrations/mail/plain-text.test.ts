import { expect, test } from 'vitest'
import type { MailMessage } from './message.ts'
import { plainText } from './smtp.ts'

function message(...fields: [string, string][]): MailMessage {
  return { id: 'one', recipient: 'owner@lone-oak.example', subject: 'Hello', fields }
}

test('fields are one below the other, without the instructions for the form-mail service', () => {
  const text = plainText(message(['_captcha', 'false'], ['name', 'Ana'], ['email', 'a@b.example']))
  expect(text).toBe('name: Ana\nemail: a@b.example\n')
})

test('no line of a value can pose as another field', () => {
  expect(plainText(message(['details', 'Hello\r\nemail: x\u2028y']))).toBe(
    'details: Hello\n  email: x\n  y\n',
  )
})

test('a text that was written out is the whole mail', () => {
  expect(plainText(message(['_text', 'Hello,\n\nthank you.\n'], ['email', 'a@b.example']))).toBe(
    'Hello,\n\nthank you.\n',
  )
})
