import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { rendered } from '#tests/fixtures/rendered.ts'
import { Badge } from '../badge.tsx'
import { EventBadge } from './event-row.tsx'

/** The tones' colors are tested in app/components/badge.test.ts. */
test.each([
  { today: '2025-06-14', words: 'Past', color: 'grey', tone: 'neutral' },
  { today: '2025-06-13', words: 'Today', color: 'red', tone: 'danger' },
  { today: '2025-06-12', words: 'Tomorrow', color: 'orange', tone: 'ember' },
  { today: '2025-06-06', words: 'This Week', color: 'yellow', tone: 'lamp' },
  { today: '2025-05-14', words: 'This Month', color: 'green', tone: 'oak' },
  { today: '2025-05-13', words: 'Upcoming', color: 'blue', tone: 'bluebonnet' },
] as const)('"$words" is $color', ({ today, words, tone }) => {
  const badge = renderToStaticMarkup(Badge({ tone, children: words }))
  expect(badgeOn(today)).toBe(badge)
})

/** The badge of an event on June 13, 2025. */
function badgeOn(today: Day): string {
  const event: CalendarEvent = {
    id: 'peaches',
    summary: 'Peach Jamboree',
    start: { date: '2025-06-13' },
    end: { date: '2025-06-14' },
    htmlLink: 'https://events.example/peaches',
  }
  return rendered(createElement(EventBadge, { event, today }))
}

test.each([
  ['2025-06-16', 'Past'],
  ['2025-06-15', 'Last Day'],
  ['2025-06-14', 'Until Sunday'],
])('on %s an event of three days is called %s', (today, words) => {
  const days = { start: { date: '2025-06-13' }, end: { date: '2025-06-16' } }
  const event: CalendarEvent = { id: 'makers', summary: 'Makers Weekend', ...days }
  expect(rendered(createElement(EventBadge, { event, today }))).toContain(`>${words}<`)
})
