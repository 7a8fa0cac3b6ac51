import { describe, expect, test } from 'vitest'
import { openFacts } from '#content/sample-facts.ts'
import { sampleSite, siteWith } from '#tests/fixtures/property.ts'
import { contradictionsIn } from '#services/preflight/contradictions.ts'
import { guideSamples } from '#services/preflight/sample-words.ts'
import {
  launchFindings,
  reviewGating,
  standInPictures,
} from '#services/preflight/launch-findings.ts'
import { missingSettings } from '#services/preflight/settings.ts'
import { countFindings, report } from './report.ts'

const { facts } = sampleSite
const openOf = (changes: Partial<typeof facts>) =>
  openFacts({ facts: { ...facts, ...changes }, cabins: sampleSite.cabins })

describe('sample facts', () => {
  const phone = { what: 'telephone number', where: 'content/site/facts.yaml' }

  test('a fact is listed with the file to edit until its sample is replaced', () => {
    expect(openOf({})).toContainEqual(phone)
    const own = { phone: '(512) 847-2201', phoneHref: 'tel:+15128472201' }
    expect(openOf(own)).not.toContainEqual(phone)
  })

  test('a text that no program can judge waits for the word of the owner', () => {
    const left = (confirmed: readonly string[]) =>
      launchFindings({ site: sampleSite, albums: new Map(), confirmed })
        .flatMap(({ findings }) => findings)
        .map(({ what }) => what)
    expect(left([])).toContain('our story')
    expect(left(['our story'])).not.toContain('our story')
  })

  test('entries of guides that are marked as samples are named', () => {
    const left = guideSamples(sampleSite)
    expect(left.map(({ where }) => where)).toContain('content/site/guide/dining.yaml')
    expect(left[0]?.what).toMatch(/^restaurants of the dining guide: .+, /)
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
    const cabins = [{ id: 'texas-sage' }, { id: 'morning-dove' }]
    const found = standInPictures({ site: { cabins, albums: new Map() }, albums })
    expect(found.map(({ what }) => what)).toEqual([
      'texas-sage: 2 of 3 pictures are drawings (/cabins/texas-sage)',
      'home-hero: 1 of 1 pictures are drawings (the home page)',
      'dining: 2 of 2 pictures are drawings (/dining)',
    ])
    expect(found[0]?.where).toBe('content/pictures/texas-sage/')
  })

  test('pictures that were never encoded are named, not an error', () => {
    expect(standInPictures({ site: null, albums: new Map() })).toHaveLength(1)
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
