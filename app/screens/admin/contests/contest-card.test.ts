import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AdminContest } from '#contracts/contests.ts'
import { rendered } from '#tests/fixtures/rendered.ts'
import { Badge } from '../../../components/badge.tsx'
import { ContestCard } from './contest-card.tsx'

/** The tones' colors are tested in app/components/badge.test.ts. */
test.each([
  { status: 'active', words: 'Active', color: 'green', tone: 'oak' },
  { status: 'draft', words: 'Draft', color: 'grey', tone: 'neutral' },
  { status: 'closed', words: 'Closed', color: 'red', tone: 'danger' },
  { status: 'archived', words: 'Archived', color: 'purple', tone: 'dusk' },
] as const)('a contest that is $status has a $color badge', ({ status, words, tone }) => {
  const badge = renderToStaticMarkup(Badge({ tone, children: words }))
  expect(cardOf(status)).toContain(badge)
})

function cardOf(status: AdminContest['status']): string {
  const contest = {
    id: 1,
    title: 'Porches in June',
    description: 'Show us where your coffee was.',
    rules: 'One entry a guest',
    startDate: '2025-05-30T05:00:00.000Z',
    endDate: '2025-07-01T04:59:00.000Z',
    status,
    isOpen: false,
    followsDates: false,
    submissions: 0,
    prizes: 0,
  }
  return rendered(createElement(ContestCard, { contest }))
}
