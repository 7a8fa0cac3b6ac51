import { expect, test } from 'vitest'
import { policySectionSchema } from '#contracts/content.ts'
import { entryLimits } from '#contracts/limits.ts'
import { site } from '../site.ts'
import { commonRules, contestRules, termsVersion } from './rules.ts'

const words = JSON.stringify(commonRules)

test('the version of the terms is the day of their last change', () => {
  expect(Temporal.PlainDate.from(termsVersion).toString()).toBe(termsVersion)
})

test.each(commonRules)('the section "$heading" says something', (section) => {
  expect(policySectionSchema.safeParse(section).error).toBeUndefined()
  expect([...(section.paragraphs ?? []), ...(section.list ?? [])]).not.toEqual([])
})

test('the limits of entries are those that are enforced', () => {
  expect(words).toContain(`Up to ${entryLimits.files} photos or videos`)
  expect(words).toContain(`${entryLimits.imageMegabytes} MB`)
  expect(words).toContain(`${entryLimits.videoMegabytes} MB`)
})

test('entrants learn who runs the contest and where to take an entry back', () => {
  expect(contestRules.facts.sponsorValue).toContain(site.property)
  expect(words).toContain(site.email)
})
