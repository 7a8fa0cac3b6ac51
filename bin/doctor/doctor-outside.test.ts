import { usualFeedOptions } from '#contracts/feed-options.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Certificate } from '#integrations/certificate.ts'
import { fixedClock, systemClock } from '#integrations/clock.ts'
import { startSmtp } from '#tests/fakes/smtp.ts'
import { mailService } from '#services/checks/mail-service.ts'
import { calendars } from '#services/checks/of-calendars.ts'
import { certificate } from '#services/checks/of-machine.ts'
import { asking, stateOf } from '#tests/fixtures/doctor.ts'

vi.setConfig({ testTimeout: 90_000 })

const noMail = { mail: { kind: 'outbox' }, ownerEmail: null, businessEmail: null } as const

test('a certificate that ends soon, is refused or cannot be read', async () => {
  const clock = fixedClock('2025-06-01T12:00:00Z')
  const site = { facts: { timeZone: 'UTC' } }
  const until = (days: number) => ({
    state: 'valid' as const,
    until: clock.now().add({ hours: 24 * days }),
  })
  const check = async (read: Certificate) =>
    stateOf(await asking(certificate, { clock, site, certificate: async () => read }))
  expect(await check(until(40))).toEqual(['fine'])
  expect(await check(until(9))).toEqual(['warning'])
  expect(await check({ state: 'invalid', reason: 'CERT_HAS_EXPIRED' })).toEqual(['broken'])
  expect(await check({ state: 'unknown' })).toEqual(['warning'])
  const plain = { clock, site, certificate: null }
  expect(stateOf(await asking(certificate, plain))).toEqual(['warning'])
})

test('mail: nothing set, a refusal, a server that is silent, and a message that arrives', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.close())
  const settings = {
    isSending: false,
    mail: { kind: 'smtp', url: smtp.url, from: 'site@cabins.example' },
    ownerEmail: 'owner@cabins.example',
    businessEmail: 'business@cabins.example',
  } as const
  expect(stateOf(await asking(mailService, { ...noMail, isSending: false }))).toEqual(['warning'])
  expect(stateOf(await asking(mailService, settings))).toEqual(['fine'])
  expect(stateOf(await asking(mailService, { ...settings, ownerEmail: null }))).toEqual([
    'warning',
    'fine',
  ])
  const sent = await asking(mailService, { ...settings, isSending: true })
  expect(stateOf(sent)).toEqual(['fine'])
  expect(smtp.received.items.map(({ recipients }) => recipients)).toEqual([
    ['owner@cabins.example'],
  ])
  smtp.behave({ kind: 'refuse', at: 'greeting', code: 421 })
  expect(stateOf(await asking(mailService, settings))).toEqual(['broken'])
  smtp.behave({ kind: 'silent' })
  expect(await asking(mailService, settings)).toMatchObject([
    { state: 'broken', what: 'The mail server did not answer in time.' },
  ])
})

test('a feed that cannot be read is named by its cabin, not by its address', async () => {
  const address = 'http://127.0.0.1:1/secret-of-the-partner.ics'
  const findings = await asking(calendars, {
    clock: systemClock,
    site: { facts: { timeZone: 'America/Chicago' } },
    readFeeds: async () => ({ 'coyote-cabin': [{ address, ...usualFeedOptions }] }),
    eventsCalendar: null,
  })
  expect(findings).toMatchObject([
    { state: 'warning', what: 'coyote-cabin, feed 1 cannot be read' },
  ])
  expect(JSON.stringify(findings)).not.toContain('secret')
})
