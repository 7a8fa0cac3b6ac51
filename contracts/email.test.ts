import { expect, test } from 'vitest'
import { emailSchema } from './email.ts'

// As Chromium's field decides, from its own tests and what guests were refused with.
test.each([
  'ana@xn--e1afmkfd.xn--p1ai',
  'tom&jerry@x.example',
  'a=b@x.example',
  'a..b@docomo.ne.jp',
  '.a.@docomo.ne.jp',
  "o'neil+tag/team@x.example",
  'a@localhost',
  "!#$%&'*+/=?^_`{|}~-@x.example",
])('%s is accepted', (address) => expect(emailSchema().safeParse(address).success).toBe(true))

test.each([
  '',
  'ana',
  'ana@',
  '@x.example',
  'ana@x..example',
  'ana@-x.example',
  'a b@x.example',
  'ana@x.example\n',
  'ana@x.example\r\nBcc: all@guests.example',
  'ana@x.example>',
  '<ana@x.example>',
  '"a b"@x.example',
  'ana@x.example,all@guests.example',
])('%j is refused', (address) => expect(emailSchema().safeParse(address).success).toBe(false))
