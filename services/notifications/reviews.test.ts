// spec: 7/review-mail
import { describe, expect, test } from 'vitest'
import type { ReviewSubmission } from '#contracts/reviews.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'
import { reviewNotifications } from './reviews.ts'

function notificationsFor(overrides: Partial<ReviewSubmission> = {}) {
  return reviewNotifications({
    submission: newSubmission(overrides),
    cabin: { id: 'texas-sage', name: 'Texas Sage' },
    returnUrl: 'https://cabins.example/review',
    submittedAt: Temporal.Instant.from('2025-06-01T12:00:00Z'),
  })
}

const formInputs = [
  ['guestName', 'Ana Guest'],
  ['email', 'ana@guests.example'],
  ['phone', '512-555-0101'],
  ['stayDates', 'May 2-5, 2025'],
  ['overallRating', '5'],
  ['cleanlinessRating', '4'],
  ['locationRating', '3'],
  ['amenitiesRating', '2'],
  ['valueRating', '0'],
  ['reviewTitle', 'Quiet mornings'],
  ['reviewText', 'We slept\nlike stones.'],
  ['wouldRecommend', 'absolutely'],
  ['favoriteFeature', 'The porch'],
  ['improvementSuggestion', 'A second kettle'],
  ['allowPublic', 'true'],
]

describe('the form-mail payloads of a review', () => {
  test('the form has the hidden fields, the inputs as entered and the cabin', () => {
    const [form] = notificationsFor()
    expect(form).toMatchObject({ kind: 'review', recipient: 'owner' })
    expect(form?.fields).toEqual([
      ['_subject', 'New Guest Review - Texas Sage (5/5 stars)'],
      ['_next', 'https://cabins.example/review'],
      ['_captcha', 'false'],
      ...formInputs,
      ['cabin', 'Texas Sage'],
      ['cabinId', 'texas-sage'],
    ])
  })

  test.each([1, 2, 3])('%i stars request service recovery, and no website display', (stars) => {
    const notifications = notificationsFor({ overallRating: stars })

    expect(notifications.map(({ kind }) => kind)).toEqual(['review', 'review'])
    for (const { fields } of notifications) {
      expect(fields.slice(-4)).toEqual([
        ['cabin', 'Texas Sage'],
        ['cabinId', 'texas-sage'],
        ['serviceRecoveryNeeded', 'true'],
        ['priority', 'HIGH - Service Recovery Required'],
      ])
    }
  })

  test.each([4, 5])('%i stars send a second submission, for the website', (stars) => {
    const display = notificationsFor({ overallRating: stars }).filter(
      ({ kind }) => kind === 'review-display',
    )
    expect(display.map(({ recipient }) => recipient)).toEqual(['owner', 'business'])
    for (const { subject, fields } of display) {
      expect(subject).toBe('WEBSITE DISPLAY - Positive Review for Texas Sage')
      expect(fields).toEqual([
        ['_subject', 'WEBSITE DISPLAY - Positive Review for Texas Sage'],
        ['_captcha', 'false'],
        ['reviewType', 'WEBSITE_DISPLAY'],
        ['guestName', 'Ana Guest'],
        ['cabin', 'Texas Sage'],
        ['overallRating', String(stars)],
        ['cleanlinessRating', '4'],
        ['locationRating', '3'],
        ['amenitiesRating', '2'],
        ['valueRating', '0'],
        ['reviewTitle', 'Quiet mornings'],
        ['reviewText', 'We slept\nlike stones.'],
        ['favoriteFeature', 'The porch'],
        ['wouldRecommend', 'absolutely'],
        ['stayDates', 'May 2-5, 2025'],
        ['submittedAt', '2025-06-01T12:00:00.000Z'],
      ])
    }
  })

  test.each([3, 4])('with %i stars both recipients get the same submissions', (stars) => {
    const notifications = notificationsFor({ overallRating: stars })
    const sentTo = (role: string) =>
      notifications
        .filter(({ recipient }) => recipient === role)
        .map(({ kind, subject, fields }) => ({ kind, subject, fields }))
    expect(sentTo('owner')).toEqual(sentTo('business'))
    expect(sentTo('owner')).toHaveLength(stars < 4 ? 1 : 2)
  })

  test('an omitted answer is an empty field', () => {
    const [form] = notificationsFor({ wouldRecommend: null, guestPhone: '' })
    expect(form?.fields).toContainEqual(['wouldRecommend', ''])
    expect(form?.fields).toContainEqual(['phone', ''])
  })

  test('subjects contain no text from guests', () => {
    const attack = 'x\r\nBcc: all@guests.example'
    const notifications = notificationsFor({
      guestName: attack,
      reviewTitle: attack,
      cabin: attack,
      stayDates: attack,
    })
    for (const { subject, fields } of notifications) {
      expect(subject).not.toMatch(/bcc|[\r\n]/i)
      expect(fields[0]).toEqual(['_subject', subject])
    }
  })
})
