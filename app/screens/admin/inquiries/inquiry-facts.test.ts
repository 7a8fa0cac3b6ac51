import { expect, test } from 'vitest'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { presentInquiry } from '#services/inquiries/inquiries.ts'
import { newEventInquiry, newGroupInquiry } from '#tests/fixtures/inquiries.ts'
import { factsOf, messageOf, summaryOf } from './inquiry-facts.ts'

const kept = { id: 'an-inquiry', status: 'new', notes: '' } as const
const wedding = presentInquiry({ ...newEventInquiry(), ...kept })
const friends = presentInquiry({ ...newGroupInquiry({ budget: null }), ...kept })

test('one line says what it is about, with days that never shift', () => {
  expect(summaryOf(wedding)).toBe('Wedding · 16 to 20 guests · October 4, 2025')
  expect(summaryOf(friends)).toBe(
    'Friends · 5 to 8 people · September 12, 2025 to September 15, 2025',
  )
})

test.each<[string, AdminInquiry, string[]]>([
  ['an event', wedding, ['duration', 'budget', 'contactPreference', 'details']],
  ['a group', friends, ['cabinPreferences', 'contactPreference', 'specialRequests']],
])('nothing that was chosen for %s is left out', (_, inquiry, fields) => {
  const shown = JSON.stringify([factsOf(inquiry), messageOf(inquiry)])
  expect(fields.length).toBeGreaterThan(2)
  expect(shown).toMatch(inquiry.kind === 'event' ? /A weekend/ : /Desert Willow, Mountain Laurel/)
  expect(shown).toMatch(inquiry.kind === 'event' ? /Phone call/ : /Any of these/)
  expect(shown).toMatch(inquiry.kind === 'event' ? /Vows at sunset/ : /One of us sings/)
  expect(shown).toMatch(inquiry.kind === 'event' ? /\$5,000 to \$10,000/ : /not given/)
})
