import { usualFeedOptions } from '#contracts/feed-options.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Certificate } from '#integrations/certificate.ts'
import { fixedClock, systemClock } from '#integrations/clock.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { checkMail } from '#services/doctor/mail.ts'
import { checkCertificate, checkFeeds } from '#services/doctor/outside.ts'
import { stateOf } from '#tests/fixtures/doctor.ts'

vi.setConfig({ testTimeout: 90_000 })

const noMail = { mail: { kind: 'outbox' }, ownerEmail: null, businessEmail: null } as const

test('a certificate that ends soon, is refused or cannot be read', async () => {
  const clock = fixedClock('2025-06-01T12:00:00Z')
  const settings = { publicUrl: 'https://cabins.example', secure: true } as const
  const until = (days: number) => ({
    state: 'valid' as const,
    until: clock.now().add({ hours: 24 * days }),
  })
  const check = async (read: Certificate) =>
    stateOf(await checkCertificate(settings, { clock, read: async () => read }))
  expect(await check(until(40))).toEqual(['fine'])
  expect(await check(until(9))).toEqual(['warning'])
  expect(await check({ state: 'invalid', reason: 'CERT_HAS_EXPIRED' })).toEqual(['broken'])
  expect(await check({ state: 'unknown' })).toEqual(['warning'])
  const plain = { publicUrl: 'http://localhost:3000', secure: false } as const
  expect(stateOf(await checkCertificate(plain, { clock }))).toEqual(['warning'])
})

test('mail: nothing set, a refusal, a server that is silent, and a message that arrives', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.close())
  const settings = {
    mail: { kind: 'smtp', url: smtp.url, from: 'site@cabins.example' },
    ownerEmail: 'owner@cabins.example',
    businessEmail: 'business@cabins.example',
  } as const
  expect(stateOf(await checkMail(noMail, { send: false }))).toEqual(['warning'])
  expect(stateOf(await checkMail(settings, { send: false }))).toEqual(['fine'])
  expect(stateOf(await checkMail({ ...settings, ownerEmail: null }, { send: false }))).toEqual([
    'warning',
    'fine',
  ])
  const sent = await checkMail(settings, { send: true })
  expect(stateOf(sent)).toEqual(['fine'])
  expect(smtp.received.items.map(({ recipients }) => recipients)).toEqual([
    ['owner@cabins.example'],
  ])
  smtp.behave({ kind: 'refuse', at: 'greeting', code: 421 })
  expect(stateOf(await checkMail(settings, { send: false }))).toEqual(['broken'])
  smtp.behave({ kind: 'silent' })
  expect(await checkMail(settings, { send: false })).toMatchObject([
    { state: 'broken', what: 'The mail server did not answer in time.' },
  ])
})

test('a feed that cannot be read is named by its cabin, not by its address', async () => {
  const address = 'http://127.0.0.1:1/secret-of-the-partner.ics'
  const settings = {
    availabilityFeeds: { 'coyote-cabin': [{ address, ...usualFeedOptions }] },
    calendar: null,
  }
  const findings = await checkFeeds(settings, { clock: systemClock, timeZone: 'America/Chicago' })
  expect(findings).toMatchObject([
    { state: 'warning', what: 'coyote-cabin, feed 1 cannot be read' },
  ])
  expect(JSON.stringify(findings)).not.toContain('secret')
})
