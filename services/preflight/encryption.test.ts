import { expect, test } from 'vitest'
import { plainTextSettings } from './settings.ts'

test.each([
  ['FORM_MAIL_URL', 'http://forms.example'],
  ['CAMERA_FEED_URL', 'http://camera.example/live'],
  ['AVAILABILITY_FEED_TEXAS_SAGE', 'https://partner.example/a.ics http://partner.example/b.ics'],
  ['DATABASE_URL', 'postgres://cabins@db.example/cabins'],
  ['DATABASE_URL', 'postgres://cabins@db.example/cabins?sslmode=prefer'],
  ['UPLOADS_URL', 's3://bucket?endpoint=http://store.example'],
  ['SMTP_URL', 'smtp://mail.example?ignoreTLS=true'],
])('%s=%s is named before launch: it would go unencrypted', (name, value) => {
  expect(plainTextSettings({ [name]: value })).toEqual([expect.stringMatching(`^${name}: `)])
})

test.each([
  ['FORM_MAIL_URL', 'https://forms.example'],
  ['FORM_MAIL_URL', 'http://127.0.0.1:4000'],
  ['DATABASE_URL', 'postgres://cabins@localhost/cabins'],
  ['DATABASE_URL', 'postgres://cabins@/cabins?host=/run/postgresql'],
  ['DATABASE_URL', 'postgres://cabins@db.example/cabins?sslmode=verify-full'],
  ['UPLOADS_URL', 's3://bucket?region=us-east-1'],
  ['SMTP_URL', 'smtp://mail.example:587'],
  ['PUBLIC_URL', 'http://localhost:3000'],
])('%s=%s is encrypted or stays on this machine', (name, value) => {
  expect(plainTextSettings({ [name]: value })).toEqual([])
})
