import { expect, test } from 'vitest'
import { eventIdSchema, type CalendarEvent } from '#contracts/events.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { withSafeIds } from './calendar.ts'
import { samplesOf } from './built-in.ts'

const sampleEvents = samplesOf(sampleSite)

const withId = (id: string, summary = 'Porch Coffee'): CalendarEvent => ({
  id,
  summary,
  start: { date: '2026-11-28' },
  end: { date: '2026-11-29' },
})

function safeIdOf(id: string): string | undefined {
  return withSafeIds([withId(id)], sampleSite)[0]?.id
}

test('an id that is valid in a URL stays', () => {
  expect(safeIdOf('7kukuqrfedlm_20261128T160000Z')).toBe('7kukuqrfedlm_20261128T160000Z')
})

test.each(['a/../b', 'two words', 'ümlaut', 'x'.repeat(201), '?id=1', '<script>'])(
  'the id %j becomes a valid one, the same each time',
  (id) => {
    const safe = safeIdOf(id)
    expect(eventIdSchema.safeParse(safe).success).toBe(true)
    expect(safeIdOf(id)).toBe(safe)
  },
)

test.each([sampleEvents[0]?.id ?? '', 'farmers-market-2026-11-28'])(
  'a live event cannot replace %s',
  (id) => expect(safeIdOf(id)).not.toBe(id),
)

test('different invalid ids stay different', () => {
  expect(safeIdOf('one/event')).not.toBe(safeIdOf('another/event'))
})

test('if ids are equal, the first event wins', () => {
  const events = withSafeIds([withId('same', 'First'), withId('same', 'Second')], sampleSite)
  expect(events.map(({ summary }) => summary)).toEqual(['First'])
})
