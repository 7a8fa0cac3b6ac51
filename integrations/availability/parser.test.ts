// spec: 7/availability-feed
import { usualFeedOptions } from '#contracts/feed-options.ts'
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { calendarOf, calendarWith } from '#tests/fakes/feed-calendar.ts'
import type { ParseLimits } from './limits.ts'
import { createFeedParser } from './parser.ts'

const rules = {
  window: { from: '2026-06-01', to: '2028-07-01' },
  timeZone: 'America/Chicago',
  ...usualFeedOptions,
}
const small = calendarOf([{ checkIn: '2026-07-01', checkOut: '2026-07-02' }])
const smallNights = [{ from: '2026-07-01', to: '2026-07-02' }]
// Each of its rules is looked through to the end; all together that takes minutes.
const endless = calendarWith(
  Array.from({ length: 10_000 }, () => [
    'DTSTART:19000101T000000',
    'RRULE:FREQ=MINUTELY;COUNT=19999',
  ]),
)
// Lists that only grow: more than the thread may keep in memory.
const greedy = calendarWith([
  [
    'DTSTART:20260701T000000',
    `RDATE:${Array.from({ length: 200_000 }, () => '20260701').join(',')}`,
  ],
])

// Longer than usual, so that a busy machine does not fail the test.
const patientMs = 60_000

function parserWith(limits: Partial<ParseLimits> = {}) {
  const parser = createFeedParser({ parseMs: patientMs, ...limits })
  onTestFinished(() => parser.close())
  return async (text: string) => (await parser.parse(new TextEncoder().encode(text), rules)).taken
}

test('reads feeds one after the other, each to its own answer', async () => {
  const parse = parserWith()
  const none = calendarOf([])
  expect(await Promise.all([parse(small), parse(none), parse(small)])).toEqual([
    smallNights,
    [],
    smallNights,
  ])
})

test('says why it cannot read a feed, and reads the next', async () => {
  const parse = parserWith()
  await expect(parse('<html>')).rejects.toThrow('is not a calendar')
  expect(await parse(small)).toEqual(smallNights)
})

test('twenty thousand events are read while other work goes on', async () => {
  const parse = parserWith()
  const stays = Array.from({ length: 20_000 }, (_, index) => {
    const checkIn = Temporal.PlainDate.from('2026-06-01').add({ days: index % 700 })
    return { checkIn: checkIn.toString(), checkOut: checkIn.add({ days: 1 }).toString() }
  })
  const parsing = parse(calendarOf(stays))
  expect(await turnsBefore(parsing)).toBeGreaterThan(fewTurns)
  expect(await parsing).toEqual([{ from: '2026-06-01', to: '2028-05-01' }])
}, 90_000)

test('a feed that takes too long is given up while other work goes on, and the next is read', async () => {
  const parse = parserWith({ parseMs: 6000 })
  await parse(small)
  const parsing = parse(endless)
  expect(await turnsBefore(parsing)).toBeGreaterThan(fewTurns)
  await expect(parsing).rejects.toThrow('takes too long to read')
  expect(await parse(small)).toEqual(smallNights)
}, 30_000)

test('a feed that fills the memory of the thread ends the thread and nothing else', async () => {
  const parse = parserWith({ parseMegabytes: 16 })
  await expect(parse(greedy)).rejects.toThrow('takes too much memory to read')
  expect(await parse(small)).toEqual(smallNights)
}, 90_000)

test('nothing is read after the end', async () => {
  const parser = createFeedParser()
  await parser.close()
  await expect(parser.parse(new Uint8Array(), rules)).rejects.toThrow('is no longer read')
})

// Stalled, this thread would not get one.
const fewTurns = 20

/** How many turns this thread gets for other work until something has ended, well or not. */
async function turnsBefore(work: Promise<unknown>): Promise<number> {
  const ended = new AbortController()
  const end = () => ended.abort()
  work.then(end, end)
  let turns = 0
  while (!ended.signal.aborted) {
    await setTimeout(1)
    turns += 1
  }
  return turns
}
