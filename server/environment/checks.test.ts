import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { cutValues } from './checks.ts'

describe('a misspelled variable is reported with a suggestion', () => {
  test.each([
    ['SMTP_ULR', /SMTP_ULR: .+ did you mean SMTP_URL\?/],
    ['OWNER_EMIAL', /OWNER_EMIAL: .+ did you mean OWNER_EMAIL\?/],
    ['S3_KEY', /S3_KEY: .+ there are S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
    ['ADMIN_MAIL', /ADMIN_MAIL: .+ there are ADMIN_USERNAME, ADMIN_PASSWORD/],
  ])('%s', (name, sentence) => {
    expect(() => readEnvironment({ [name]: 'x' })).toThrow(sentence)
  })

  test('variables of other programs are ignored', () => {
    const others = { PATH: '/bin', MAIL: '/var/mail/cabins', MAILTO: 'a', LOGNAME: 'b', HOME: '/' }
    expect(readEnvironment(others)).toEqual({ ...readEnvironment({}), given: others })
  })
})

describe('a # in a password', () => {
  test.each(['smtps://user:pa#ss@mail.example:465', 'smtps://user:pa', 'smtps://user:12#ss@m'])(
    'that breaks the address %s is explained',
    (SMTP_URL) => {
      const env = { SMTP_URL, MAIL_FROM: 'a@b.example' }
      expect(() => readEnvironment(env)).toThrow(/SMTP_URL: cannot be read as an address.+# is %23/)
    },
  )

  test('that truncates a value in .env is reported, and a comment is not', () => {
    const settings = [
      'SMTP_URL=smtps://user:12#ss@mail.example',
      'ADMIN_PASSWORD="with # in it"',
      'MAIL_FROM=a@b.example # a comment',
      'PORT=3000',
      '# HOST=1#2',
    ].join('\n')
    const given = { SMTP_URL: 'smtps://user:12', ADMIN_PASSWORD: 'with # in it' }
    expect(cutValues(given, settings)).toEqual([
      expect.stringMatching(/^SMTP_URL: .+double quotes$/),
    ])
    expect(cutValues({ SMTP_URL: 'smtps://from-elsewhere' }, settings)).toEqual([])
  })
})
