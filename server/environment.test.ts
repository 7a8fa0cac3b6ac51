import { usualFeedOptions } from '#contracts/feed-options.ts'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { variablesSchema } from './environment/variables.ts'
import { EnvironmentError, readEnvironment } from './environment.ts'

const s3 = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }

test('with nothing set the site runs on this machine alone', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    secure: false,
    trustProxy: false,
    mailsPerDay: 400,
    logLevel: 'info',
    dataDir: resolve('data'),
    contentDir: resolve('content/site'),
    database: { url: undefined, file: resolve('data/cabins.sqlite') },
    uploads: { kind: 'folder', folder: resolve('data/uploads') },
    backup: null,
    admin: { username: 'admin', password: null },
    breachedPasswordsUrl: null,
    calendar: null,
    availabilityFeeds: {},
    mail: { kind: 'outbox' },
    ownerEmail: null,
    businessEmail: null,
    cameraFeedUrl: null,
  })
})

test('an empty variable counts as unset', async () => {
  const empty = Object.keys(variablesSchema.shape).map((name) => [name, ''])
  const feeds = { AVAILABILITY_FEED_TEXAS_SAGE: '' }
  expect(readEnvironment({ ...Object.fromEntries(empty), ...feeds })).toEqual(readEnvironment({}))
})

describe('valid settings are accepted', () => {
  test.each([
    [{ PORT: '8080' }, { port: 8080, publicUrl: 'http://localhost:8080' }],
    [{ HOST: '::' }, { host: '::' }],
    [{ PUBLIC_URL: 'https://a.example/' }, { publicUrl: 'https://a.example', secure: true }],
    [{ PUBLIC_URL: 'http://a.example:81' }, { publicUrl: 'http://a.example:81', secure: false }],
    [
      { PUBLIC_URL: 'https://a.example', HSTS_INCLUDE_SUBDOMAINS: 'true' },
      { secure: 'with subdomains' },
    ],
    [{ HSTS_INCLUDE_SUBDOMAINS: 'true' }, { secure: false }],
    [{ TRUST_PROXY: '127.0.0.1, fd00::/8' }, { trustProxy: ['127.0.0.1', 'fd00::/8'] }],
    [{ DATABASE_URL: 'postgresql://h/d' }, { database: { url: 'postgresql://h/d' } }],
    [{ CALENDAR_ID: 'c', CALENDAR_API_KEY: 'k' }, { calendar: { id: 'c', key: 'k' } }],
    [{ FORM_MAIL_URL: 'https://m.example' }, { mail: { kind: 'form-mail' } }],
    [{ SMTP_URL: 'smtp://m', MAIL_FROM: 'A <a@b.example>' }, { mail: { kind: 'smtp' } }],
    [
      { AVAILABILITY_FEED_MORNING_DOVE: 'https://f.example/a.ics' },
      {
        availabilityFeeds: {
          'morning-dove': [{ address: 'https://f.example/a.ics', ...usualFeedOptions }],
        },
      },
    ],
    [
      {
        AVAILABILITY_FEED_MORNING_DOVE:
          ' https://f.example/a  http://g.example/b transparent=free webcal://h.example/c end=last-night zone=UTC transparent=free',
      },
      {
        availabilityFeeds: {
          'morning-dove': [
            { address: 'https://f.example/a', ...usualFeedOptions },
            { address: 'http://g.example/b', ...usualFeedOptions, transparentDays: 'free' },
            {
              address: 'https://h.example/c',
              transparentDays: 'free',
              end: 'last-night',
              zone: 'UTC',
            },
          ],
        },
      },
    ],
    [
      { BACKUP_URL: '/mnt/other/copies' },
      { backup: { kind: 'folder', folder: '/mnt/other/copies' } },
    ],
    [
      { BACKUP_URL: 's3://copies/a', BACKUP_ACCESS_KEY_ID: 'own', BACKUP_SECRET_ACCESS_KEY: 'b' },
      {
        backup: { bucket: 'copies', prefix: 'a', accessKeyId: 'own' },
        uploads: { kind: 'folder' },
      },
    ],
    [{ BACKUP_URL: 's3://copies', ...s3 }, { backup: { accessKeyId: 'id' } }],
    [
      { UPLOADS_URL: 's3://entries', ...s3 },
      {
        uploads: { bucket: 'entries', prefix: '', endpoint: 'https://s3.us-east-1.amazonaws.com' },
      },
    ],
    [
      { UPLOADS_URL: 's3://entries/a/b/?endpoint=http://o.example:9&region=eu', ...s3 },
      { uploads: { prefix: 'a/b', endpoint: 'http://o.example:9', region: 'eu' } },
    ],
  ])('%j', (env, expected) => {
    expect(readEnvironment(env)).toMatchObject(expected)
  })
})

describe('invalid settings are rejected by name', () => {
  test.each([
    ['PORT', { PORT: '0' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '3000x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'cabins.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://cabins.example/path' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://user:pass@cabins.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://cabins.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1,,10.0.0.2' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://h/d' }],
    ['UPLOADS_URL', { UPLOADS_URL: 'https://bucket', ...s3 }],
    ['UPLOADS_URL', { UPLOADS_URL: 's3:///prefix', ...s3 }],
    ['UPLOADS_URL', { UPLOADS_URL: 's3://b?endpoint=o.example', ...s3 }],
    ['S3_SECRET_ACCESS_KEY', { UPLOADS_URL: 's3://b', S3_ACCESS_KEY_ID: 'id' }],
    ['UPLOADS_URL', s3],
    ['BACKUP_URL', { BACKUP_URL: 'https://bucket', ...s3 }],
    ['BACKUP_URL', { BACKUP_URL: './data/copies' }],
    ['S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY', { BACKUP_URL: 's3://copies' }],
    ['BACKUP_SECRET_ACCESS_KEY', { BACKUP_URL: 's3://copies', BACKUP_ACCESS_KEY_ID: 'id' }],
    ['ADMIN_PASSWORD', { ADMIN_PASSWORD: '11character' }],
    ['CALENDAR_API_URL', { CALENDAR_API_URL: 'file:///etc' }],
    ['CALENDAR_API_KEY', { CALENDAR_ID: 'c' }],
    ['FORM_MAIL_URL', { FORM_MAIL_URL: 'm.example' }],
    [
      'FORM_MAIL_URL, SMTP_URL',
      { FORM_MAIL_URL: 'http://m', SMTP_URL: 'smtp://m', MAIL_FROM: 'a@b' },
    ],
    ['SMTP_URL', { SMTP_URL: 'http://m', MAIL_FROM: 'a@b.example' }],
    ['MAIL_FROM', { SMTP_URL: 'smtp://m.example' }],
    ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
    ['OWNER_EMAIL', { OWNER_EMAIL: 'nobody' }],
    ['BUSINESS_EMAIL', { BUSINESS_EMAIL: 'nobody' }],
    ['MAILS_PER_DAY', { MAILS_PER_DAY: 'many' }],
    ['MAILS_PER_DAY', { MAILS_PER_DAY: '1' }],
    ['CAMERA_FEED_URL', { CAMERA_FEED_URL: 'javascript:alert(1)' }],
    ['CAMERA_FEED_URL', { CAMERA_FEED_URL: 'https://owner:secret@camera.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['NODE_TLS_REJECT_UNAUTHORIZED', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }],
    ['AVAILABILITY_FEED_TEXAS_SAGE', { AVAILABILITY_FEED_TEXAS_SAGE: 'file:///etc/passwd' }],
  ])('%s: %j', (name, env) => {
    expect(() => readEnvironment(env)).toThrow(new RegExp(`^  ${name}: `, 'm'))
    expect(() => readEnvironment(env)).toThrow(EnvironmentError)
  })
})

test('all errors are reported together, and no value is repeated', () => {
  const env = {
    PORT: 'zero',
    DATABASE_URL: 'mysql://root:hunter2@h/d',
    ADMIN_PASSWORD: 'hunter2',
    SMTP_URL: 'smtp://user:hunter2@m.example',
    AVAILABILITY_FEED_TEXAS_SAGE: 'f.example/hunter2',
  }
  const names = [
    'PORT',
    'DATABASE_URL',
    'ADMIN_PASSWORD',
    'MAIL_FROM',
    'AVAILABILITY_FEED_TEXAS_SAGE',
  ]
  for (const name of names) expect(() => readEnvironment(env)).toThrow(`\n  ${name}: `)
  expect(() => readEnvironment(env)).toThrow(/^(?!.*hunter2)/s)
})

test('.env.example explains every variable', async () => {
  const example = await readFile('.env.example', 'utf8')
  for (const name of [...Object.keys(variablesSchema.shape), 'AVAILABILITY_FEED_TEXAS_SAGE']) {
    expect(example).toContain(`\n# ${name}=`)
  }
})

test.each([
  'transparent=free https://f.example',
  'https://f.example, https://g.example',
  'https://f.example opaque=free',
  'https://f.example https://f.example',
  'https://f.example webcal://f.example',
  'https://f.example zone=Moon/Base',
  'https://f.example zone=',
  'https://f.example end=never',
  'ftp://f.example',
])('invalid feeds are rejected by name, without repeating their addresses: %s', (text) => {
  const read = () => readEnvironment({ AVAILABILITY_FEED_TEXAS_SAGE: text })
  expect(read).toThrow(/^(?![^]*f\.example)[^]*AVAILABILITY_FEED_TEXAS_SAGE: /)
})
