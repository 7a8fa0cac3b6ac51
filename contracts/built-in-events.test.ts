import { describe, expect, test } from 'vitest'
import type { RegularEvent } from './site/built-in-events.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { occurrencesOn } from './built-in-events.ts'

const { regular: regularEvents } = sampleSite.document('events')
const zone = 'America/Chicago'

function startsIn(first: string, count: number, rules: readonly RegularEvent[] = regularEvents) {
  return occurrencesOn({ first, count }, rules, zone).map(({ id, start }) => [
    id,
    'dateTime' in start ? start.dateTime : start.date,
  ])
}

const only = (id: string) => regularEvents.filter((rule) => rule.id === id)

describe('regular events', () => {
  test('the farmers market is every Saturday from 10 to 13 by the clocks of the property', () => {
    const [event] = occurrencesOn({ first: '2026-11-28', count: 1 }, only('farmers-market'), zone)
    expect(event).toMatchObject({
      id: 'farmers-market-2026-11-28',
      start: { dateTime: '2026-11-28T10:00:00-06:00', timeZone: zone },
      end: { dateTime: '2026-11-28T13:00:00-06:00', timeZone: zone },
    })
  })

  test('clocks that go forward or back do not move an hour', () => {
    expect(startsIn('2026-03-07', 8, only('farmers-market'))).toEqual([
      ['farmers-market-2026-03-07', '2026-03-07T10:00:00-06:00'],
      ['farmers-market-2026-03-14', '2026-03-14T10:00:00-05:00'],
    ])
    expect(startsIn('2026-10-31', 8, only('farmers-market'))).toEqual([
      ['farmers-market-2026-10-31', '2026-10-31T10:00:00-05:00'],
      ['farmers-market-2026-11-07', '2026-11-07T10:00:00-06:00'],
    ])
  })

  test('the art walk is on the first Friday of each month', () => {
    expect(startsIn('2026-01-01', 365, only('art-walk')).map(([id]) => id)).toEqual(
      ['01-02', '02-06', '03-06', '04-03', '05-01', '06-05', '07-03', '08-07', '09-04', '10-02']
        .concat(['11-06', '12-04'])
        .map((day) => `art-walk-2026-${day}`),
    )
  })

  test('Market Days are on first Saturdays from March to December', () => {
    const ids = startsIn('2026-01-01', 365, only('market-days')).map(([id]) => id)
    expect(ids).toHaveLength(10)
    expect(ids.at(0)).toBe('market-days-2026-03-07')
    expect(ids.at(-1)).toBe('market-days-2026-12-05')
  })
  const monthly = (every: RegularEvent['every']): RegularEvent => ({
    id: 'fair',
    summary: 'Fair',
    description: 'A fair.',
    location: 'Square',
    every,
    from: '10:00',
    to: '17:00',
  })

  test('one on the third weekend lasts from its Saturday to its Sunday', () => {
    const days = { first: '2026-08-01', count: 61 }
    const fairs = occurrencesOn(days, [monthly('third weekend')], zone)
    expect(fairs.map(({ start, end }) => [start, end])).toMatchObject([
      [{ dateTime: '2026-08-15T10:00:00-05:00' }, { dateTime: '2026-08-16T17:00:00-05:00' }],
      [{ dateTime: '2026-09-19T10:00:00-05:00' }, { dateTime: '2026-09-20T17:00:00-05:00' }],
    ])
  })

  test('what comes once, or once a year, is listed a year ahead', () => {
    const rules = [monthly('2027-06-05'), { ...monthly('july 4'), id: 'parade' }]
    expect(startsIn('2026-09-01', 30, rules).map(([id]) => id)).toEqual([
      'fair-2027-06-05',
      'parade-2027-07-04',
    ])
  })

  test.each([
    ['second tuesday', 'fair-2026-09-08'],
    ['fourth sunday', 'fair-2026-09-27'],
    ['last wednesday', 'fair-2026-09-30'],
  ] as const)('the %s of a month is one day', (every, id) => {
    expect(startsIn('2026-09-01', 30, [monthly(every)]).map(([each]) => each)).toEqual([id])
  })
})
