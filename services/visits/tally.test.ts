import { expect, test } from 'vitest'
import { sampleSite } from '#tests/fixtures/property.ts'
import { createTally } from './tally.ts'

function tallyAt(start: string) {
  let now = Temporal.Instant.from(start)
  const clock = {
    now: () => now,
    today: (zone: string) => now.toZonedDateTimeISO(zone).toPlainDate().toString(),
  }
  const tally = createTally({ site: sampleSite, clock })
  return { tally, setNow: (text: string) => (now = Temporal.Instant.from(text)) }
}

test('what happened is added up, and taken only once', () => {
  const { tally } = tallyAt('2025-06-01T12:00:00Z')
  tally.addView('/', 'search')
  tally.addView('/', 'search')
  tally.addView('/', 'direct')
  tally.addSearch('none')
  expect(tally.take()).toEqual([
    { day: '2025-06-01', kind: 'view', subject: '/', source: 'search', count: 2 },
    { day: '2025-06-01', kind: 'view', subject: '/', source: 'direct', count: 1 },
    { day: '2025-06-01', kind: 'search', subject: 'none', source: '', count: 1 },
  ])
  expect(tally.take()).toEqual([])
})

test('a day begins at midnight in Texas, also while clocks change', () => {
  // Clocks go forward on Sunday, 9 March 2025: Monday begins at 5:00 UTC.
  const { tally, setNow } = tallyAt('2025-03-09T05:59:59.999Z')
  const moments = ['2025-03-09T06:00:00Z', '2025-03-10T04:59:59.999Z', '2025-03-10T05:00:00Z']
  tally.addView('/', 'direct')
  for (const moment of moments) {
    setNow(moment)
    tally.addView('/', 'direct')
  }
  // The clock of a machine may be set back.
  setNow('2025-03-09T05:00:00Z')
  tally.addView('/', 'direct')
  const sums = tally.take().map(({ day, count }) => [day, count])
  expect(sums).toEqual([
    ['2025-03-08', 2],
    ['2025-03-09', 2],
    ['2025-03-10', 1],
  ])
})

test('what could not be written is put back to its day and added to', () => {
  const { tally, setNow } = tallyAt('2025-06-01T12:00:00Z')
  tally.addView('/', 'direct')
  const taken = tally.take()
  setNow('2025-06-02T12:00:00Z')
  tally.addView('/', 'direct')
  tally.putBack(taken)
  tally.putBack(taken)
  expect(tally.take().map(({ day, count }) => [day, count])).toEqual([
    ['2025-06-02', 1],
    ['2025-06-01', 2],
  ])
})
