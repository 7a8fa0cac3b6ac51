import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AdminSubmission } from '#contracts/submissions.ts'
import { rendered } from '#tests/fixtures/rendered.ts'
import { Badge } from '../../../components/badge.tsx'
import { ModeratedEntry } from './moderated-entry.tsx'

/** The tones' colors are tested in app/components/badge.test.ts. */
test.each([
  { status: 'pending', words: 'Pending', color: 'orange', tone: 'ember' },
  { status: 'approved', words: 'Approved', color: 'green', tone: 'oak' },
  { status: 'rejected', words: 'Rejected', color: 'red', tone: 'danger' },
  { status: 'winner', words: 'Winner', color: 'yellow', tone: 'lamp' },
] as const)('an entry that is $status has a $color badge', ({ status, words, tone }) => {
  const badge = renderToStaticMarkup(Badge({ tone, children: words }))
  expect(cardOf(status)).toContain(badge)
})

function cardOf(status: AdminSubmission['status']): string {
  const entry: AdminSubmission = {
    id: '1',
    contestId: 1,
    contest: 'Porches in June',
    guestName: 'Ada',
    guestEmail: 'ada@guests.example',
    cabinStayed: 'Texas Sage',
    stayDates: 'May 2-5, 2025',
    description: 'The porch at six.',
    verified: false,
    status,
    submittedAt: '2025-06-01T12:00:00.000Z',
    files: [],
    consentToTerms: true,
    consentToDisplay: true,
    termsVersion: '2025-05-01',
    consentedAt: '2025-06-01T12:00:00.000Z',
    isSuspect: false,
    prizeSent: null,
    history: [],
  }
  return rendered(createElement(ModeratedEntry, { entry, isDeciding: false, onDecide: () => {} }))
}
