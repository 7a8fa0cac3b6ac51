import { describe, expect, test } from 'vitest'
import type { SampleFact } from '#content/sample-facts.ts'
import { sampleSite, siteWith } from '#tests/fixtures/property.ts'
import { contradictionsIn } from '#services/preflight/contradictions.ts'
import { openFacts, reviewGating } from '#services/preflight/facts.ts'
import { standInPictures } from '#services/preflight/pictures.ts'
import { countFindings, report } from '#services/preflight/finding.ts'
import { missingSettings } from '#services/preflight/settings.ts'

const phone = (value: string, confirmed = false): SampleFact => ({
  name: 'telephone number',
  where: 'content/site/facts.yaml',
  values: [value],
  confirmed,
})

describe('sample facts', () => {
  test('a fact is listed with the file to edit until its sample is replaced', () => {
    expect(openFacts([phone('(512) 555-0142')])).toEqual([
      { what: 'telephone number', where: 'content/site/facts.yaml' },
    ])
  })

  test('a real value settles a fact, and so does the word of the owner', () => {
    expect(openFacts([phone('(512) 847-2201'), phone('(512) 555-0142', true)])).toEqual([])
  })

  test('a text that no program can judge waits for confirmation', () => {
    const story = { name: 'our story', where: 'content/site/about.yaml' }
    expect(openFacts([{ ...story, confirmed: false }])).toHaveLength(1)
    expect(openFacts([{ ...story, confirmed: true }])).toHaveLength(0)
  })
})

test('a contradiction is listed with its readings until both say the same', async () => {
  expect(contradictionsIn(sampleSite)).toContainEqual({
    what: "Driving time to Jacob's Well: 10 min (cabin pages) / 15 min (guide and event pages)",
    where: 'content/site/facts.yaml, drivingTimes, or content/site/guide/things-to-do.yaml',
  })
  const settled = await siteWith({ facts: [/^turnoverDay/m, 'drivingTimes: one\nturnoverDay'] })
  const left = contradictionsIn(settled)
  expect(left.filter(({ what }) => what.includes('Driving'))).toEqual([])
})

test('check-in times contradict each other until the terms give those of the cabin pages', async () => {
  const topic = 'Check-in and check-out: '
  expect(contradictionsIn(sampleSite)).toContainEqual({
    what: `${topic}after 3:00 PM, before 11:00 AM (cabin pages) / 4:00 PM to 8:00 PM, by 11:00 AM (terms)`,
    where: 'content/site/stay.yaml and content/site/policies/terms.yaml',
  })
  const settled = await siteWith({ 'policies/terms': ['4:00 PM to', '3:00 PM to'] })
  expect(contradictionsIn(settled).filter(({ what }) => what.startsWith(topic))).toEqual([])
})

test('asking only happy guests for public reviews is pointed out', () => {
  expect(reviewGating({ publicReviewLinks: 'happy' })).toHaveLength(1)
  expect(reviewGating({ publicReviewLinks: 'everyone' })).toHaveLength(0)
})

describe('settings', () => {
  const complete = {
    PUBLIC_URL: 'https://cabins.example',
    TRUST_PROXY: '127.0.0.1',
    ADMIN_USERNAME: 'dana',
    ADMIN_PASSWORD: 'long enough to keep',
    SMTP_URL: 'smtps://mail.example',
    OWNER_EMAIL: 'owner@cabins.example',
    BUSINESS_EMAIL: 'info@cabins.example',
    AVAILABILITY_FEED_TEXAS_SAGE: 'https://feeds.example/texas-sage.ics',
    CALENDAR_ID: 'events',
    CALENDAR_API_KEY: 'key',
    CAMERA_FEED_URL: 'https://camera.example',
  }

  test('nothing is missing from a complete set', () => {
    expect(missingSettings(complete, ['texas-sage'])).toEqual([])
  })

  test('either way of sending mail is enough', () => {
    const formMail = { ...complete, SMTP_URL: '', FORM_MAIL_URL: 'https://forms.example' }
    expect(missingSettings(formMail, [])).toEqual([])
    expect(missingSettings({ ...formMail, FORM_MAIL_URL: ' ' }, [])).toHaveLength(1)
  })

  test.each(Object.keys(complete).filter((name) => name !== 'SMTP_URL'))(
    '%s is named when it is missing',
    (name) => {
      const [finding, ...others] = missingSettings({ ...complete, [name]: '' }, ['texas-sage'])
      expect(finding?.what).toContain(name)
      expect(others).toEqual([])
    },
  )

  test("the name 'admin' is not one to launch with", () => {
    for (const ADMIN_USERNAME of ['admin', 'Admin ', undefined]) {
      const [finding] = missingSettings({ ...complete, ADMIN_USERNAME }, [])
      expect(finding?.what).toContain('ADMIN_USERNAME')
    }
  })

  test('an address without encryption is not one to launch with', () => {
    const plain = { ...complete, PUBLIC_URL: 'http://cabins.example' }
    expect(missingSettings(plain, [])).toHaveLength(1)
  })
})

describe('pictures', () => {
  test('an album with drawings is named with their number and its page', () => {
    const albums = new Map([
      ['texas-sage', [{ standIn: true }, { standIn: false }, { standIn: true }]],
      ['morning-dove', [{ standIn: false }]],
      ['home-hero', [{ standIn: true }]],
      ['dining', [{ standIn: true }, { standIn: true }]],
    ])
    const found = standInPictures(albums, ['texas-sage', 'morning-dove'])
    expect(found.map(({ what }) => what)).toEqual([
      'texas-sage: 2 of 3 pictures are drawings (/cabins/texas-sage)',
      'home-hero: 1 of 1 pictures are drawings (the home page)',
      'dining: 2 of 2 pictures are drawings (/dining)',
    ])
    expect(found[0]?.where).toBe('content/pictures/texas-sage/')
  })

  test('pictures that were never encoded are named, not an error', () => {
    expect(standInPictures(new Map(), [])).toHaveLength(1)
  })
})

describe('report', () => {
  test('shows each group that has something left, and how much is left in all', () => {
    const groups = [
      { title: 'Facts', findings: [{ what: 'phone', where: 'site.ts' }] },
      { title: 'Pictures', findings: [] },
    ]
    expect(countFindings(groups)).toBe(1)
    expect(report(groups)).toBe('Facts (1)\n  - phone  [site.ts]\n\n1 left before a real launch.')
  })

  test('says so when nothing is left', () => {
    expect(report([{ title: 'Facts', findings: [] }])).toBe('Nothing is left. Ready to launch.')
  })
})
