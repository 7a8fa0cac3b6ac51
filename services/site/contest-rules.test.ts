import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { plainText } from '#contracts/rich-text.ts'
import { entryLimits } from '#contracts/limits.ts'
import { sampleSite } from '#tests/fixtures/property.ts'

const { version, intro, sponsor, sections } = sampleSite.document('policies/contest-rules')
const words = JSON.stringify(sections)

/** The words that entrants agree to under each version. */
const agreedTo = {
  version: '2026-11-26',
  words: '224d6ad96d88dd22912553acc2f2193f1221bf8a8ae3939964d4a6dcd669cfca',
}

const whatToDo =
  'The words of the rules have changed. Give `version` in contest-rules.yaml the day of the change, ' +
  'so that it is known who agreed to what, and then note the new version and hash in this test.'

test('the rules cannot change without a new version of the terms', () => {
  const all = JSON.stringify([intro, sponsor, sections.map(withoutLinks)])
  const hash = createHash('sha256').update(all).digest('hex')
  expect({ version, words: hash }, whatToDo).toEqual(agreedTo)
})

/** Links may change without a new version. */
function withoutLinks({ paragraphs, list, ...section }: (typeof sections)[number]) {
  return {
    ...section,
    ...(paragraphs && { paragraphs: paragraphs.map(plainText) }),
    ...(list && { list: list.map(plainText) }),
  }
}

test.each(sections)('the section "$heading" says something', (section) => {
  expect([...(section.paragraphs ?? []), ...(section.list ?? [])]).not.toEqual([])
})

test('the limits of entries are those that are enforced', () => {
  const { jpeg, png, webp, video } = entryLimits.megapixels
  expect(words).toContain(`Up to ${entryLimits.files} photos or videos`)
  expect(words).toContain(`${entryLimits.imageMegabytes} MB`)
  expect(words).toContain(`${entryLimits.videoMegabytes} MB`)
  expect(words).toContain(`${jpeg} million pixels as JPEG, ${png} million as PNG`)
  expect(words).toContain(`${webp} million as WebP`)
  expect(words).toContain(`${entryLimits.videoMinutes} minutes`)
  expect(words).toContain(`${video} million pixels in each frame`)
})

test('entrants learn what time counts at the close', () => {
  expect(words).toContain('the moment at which you begin to send your entry')
})

test('entrants learn who runs the contest and where to take an entry back', () => {
  expect(sponsor).toContain(sampleSite.facts.property)
  expect(words).toContain(sampleSite.facts.email)
})
