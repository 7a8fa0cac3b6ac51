import { expect, onTestFinished, test } from 'vitest'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import { startFeeds } from '#tests/fakes/feed.ts'
import { hiddenNightsNotes } from './hidden-nights.ts'

const rules = { today: '2026-11-22', timeZone: 'America/Chicago' }

async function feeds() {
  const partner = await startFeeds()
  onTestFinished(() => partner.close())
  partner.behave('one', {
    kind: 'text',
    text: calendarOf([{ checkIn: '2026-12-01', checkOut: '2026-12-04' }]),
  })
  partner.behave('two', {
    kind: 'text',
    text: calendarOf([{ checkIn: '2026-12-04', checkOut: '2026-12-06' }]),
  })
  partner.behave('broken', { kind: 'status', status: 500 })
  const [one, two, broken] = ['one', 'two', 'broken'].map((name) => partner.addressOf(name))
  return {
    AVAILABILITY_FEED_TEXAS_SAGE: `${one} ${two}`,
    AVAILABILITY_FEED_COYOTE_CABIN: one,
    AVAILABILITY_FEED_MORNING_DOVE: broken,
    AVAILABILITY_FEED_DESERT_WILLOW: '',
  }
}

test('the nights that turnoverDay hides are counted, and feeds that cannot be read are named', async () => {
  expect(await hiddenNightsNotes(await feeds(), { ...rules, turnoverDay: 'booked' })).toEqual([
    "turnoverDay 'booked' hides 2 free nights in the next 60 days; 'free' would offer them  [content/site/facts.yaml]",
    'The feeds of 1 cabin could not be read  [.env]',
  ])
})

test('there is nothing to say where nothing is hidden, and without feeds', async () => {
  expect(await hiddenNightsNotes(await feeds(), { ...rules, turnoverDay: 'free' })).toEqual([])
  expect(await hiddenNightsNotes({}, { ...rules, turnoverDay: 'booked' })).toEqual([])
})
