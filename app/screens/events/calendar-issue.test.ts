// spec: 8/calendar
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { CalendarEvent } from '#contracts/events.ts'
import { rendered } from '#tests/fixtures/rendered.ts'
import { CalendarIssue } from './calendar-issue.tsx'

const on = (date: string, isSample?: true): CalendarEvent => ({
  id: `event-${date}`,
  summary: 'Farmers Market',
  start: { date },
  end: { date },
  ...(isSample && { isSample }),
})

const specified = 'Events from July through December 2025 are shown.'

test.each([
  ['built-in events of 2025', [on('2025-08-01', true), on('2025-08-02')], specified],
  ['regular events of another year', [on('2026-12-05')], 'Regular local events are shown.'],
  ['a sample of another year', [on('2026-01-03', true)], 'Regular local events are shown.'],
  ['nothing', [], null],
])('with %s the banner says just that is shown', (_what, events, words) => {
  const issue = { error: null, lastRead: null }
  const refresh = { state: 'idle', refresh: async () => {} } as const
  const banner = rendered(createElement(CalendarIssue, { issue, events, refresh }))
  expect(/[^.>]+ are shown\./.exec(banner)?.[0].trim() ?? null).toBe(words)
})
