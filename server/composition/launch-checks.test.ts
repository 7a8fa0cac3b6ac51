import { expect, test } from 'vitest'
import { fixedClock } from '#integrations/clock.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { testNow } from '#tests/fixtures/dependencies.ts'
import { readEnvironment } from '../environment.ts'
import { launchChecksOf } from './parts.ts'

const secret = 'hidden-word'
const environment = readEnvironment({
  PUBLIC_URL: 'http://localhost:3000',
  ADMIN_PASSWORD: `${secret} and more`,
  SMTP_URL: `smtp://user:${secret}@127.0.0.1:1`,
  MAIL_FROM: 'site@lone-oak.example',
  OWNER_EMAIL: 'owner@lone-oak.example',
  AVAILABILITY_FEED_TEXAS_SAGE: `http://127.0.0.1:1/${secret}.ics`,
})
const feeds = async () => environment.availabilityFeeds
const checks = launchChecksOf(environment, { site: sampleSite, clock: fixedClock(testNow), feeds })

test('settings that are missing or samples are named, and no value is', () => {
  const found = checks.settings(['texas-sage', 'mountain-laurel'])
  const text = JSON.stringify(found)
  expect(text).toContain('AVAILABILITY_FEED_MOUNTAIN_LAUREL')
  expect(text).toContain('OWNER_EMAIL: is still a sample')
  expect(text).not.toContain('AVAILABILITY_FEED_TEXAS_SAGE')
  expect(text).not.toContain('ADMIN_PASSWORD')
  expect(text).not.toContain(secret)
})

test('what is tried out fails without telling an address or a password', async () => {
  const found = [...(await checks.tryOut.mail()), ...(await checks.tryOut.feeds())]
  expect(found.filter(({ isFine }) => !isFine).length).toBeGreaterThan(1)
  expect(JSON.stringify(found)).not.toContain(secret)
})
