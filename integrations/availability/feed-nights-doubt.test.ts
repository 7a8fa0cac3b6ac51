// spec: 7/availability-feed
import { describe, expect, test } from 'vitest'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import { feedNightsIn } from './feed-nights.ts'
import { booked, days, rules, takenIn } from '#tests/fixtures/availability/feed-nights.ts'

const start = 'DTSTART;VALUE=DATE:20261210'
const end = 'DTEND;VALUE=DATE:20261212'

describe('of an event that can only be read in part', () => {
  test.each([
    ...['BYDAY=6', 'FREQ=BIWEEKLY', '', 'FREQ=WEEKLY;INTERVAL=x', 'FREQ=WEEKLY;BYDAY=2MO'].map(
      (rule) => [start, end, `RRULE:${rule}`],
    ),
    ...['COUNT=0', 'UNTIL=20261331', 'UNTIL=20250101', 'COUNT=1;UNTIL=20261224'].map((last) => [
      start,
      end,
      `RRULE:FREQ=WEEKLY;${last}`,
    ]),
    [start, end, 'RRULE FREQ=WEEKLY'],
    [start, end, 'RDATE:never'],
    [start, 'DURATION:P4'],
    [start, 'DURATION:-P4D'],
    [start, 'DURATION:P4.5D'],
    [start, 'DTEND:never'],
    [start, 'DTEND;VALUE=DATE:20261208'],
    [start, 'DTEDN;VALUE=DATE:20261214'],
  ])('nights it may take are unknown, and it is counted: %s %s %s', (...lines) => {
    const { taken, unknown, unreadable } = feedNightsIn(calendarWith([lines]), rules)
    expect(unreadable).toBe(1)
    expect([...taken, ...unknown].some(({ from, to }) => from <= '2026-12-10' && to > from)).toBe(
      true,
    )
    expect(unknown.at(-1)?.to.slice(0, 7)).not.toBe('2026-11')
    expect(unknown).not.toEqual([])
  })
})

describe('an event is read as calendar programs read it', () => {
  test.each(['PT4D', 'P4DT', 'P96H', 'p4d', '+P4D', 'PT96H'])('for four nights: %s', (length) => {
    expect(booked([[start, `DURATION:${length}`]])).toEqual(days('2026-12-10', '2026-12-13'))
  })

  test('an interval of 0 is 1', () => {
    expect(booked([[start, end, 'RRULE:FREQ=WEEKLY;INTERVAL=0;COUNT=2']])).toHaveLength(4)
  })

  test('midnight in any zone leaves out a whole day', () => {
    const series = [start, 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20261211T000000Z']
    expect(booked([[...series, 'EXDATE;TZID=Asia/Tokyo:20261212T000000']])).toEqual([
      '2026-12-10',
      '2026-12-13',
    ])
  })

  test('the hour of leaving takes no night after a stay, but any other event does', () => {
    const hour = ['DTSTART:20261212T160000Z', 'DTEND:20261212T170000Z']
    expect(
      booked([
        [start, end],
        [...hour, 'SUMMARY:Check-out: Guest'],
      ]),
    ).toHaveLength(2)
    expect(
      booked([
        [start, end],
        [...hour, 'SUMMARY:Guest'],
      ]),
    ).toHaveLength(3)
    expect(booked([[...hour, 'SUMMARY:Check-out: Guest']])).toHaveLength(1)
  })
})

describe('free/busy times', () => {
  const feed = (...lines: string[]) =>
    feedNightsIn(
      ['BEGIN:VCALENDAR', 'BEGIN:VFREEBUSY', ...lines, 'END:VFREEBUSY', 'END:VCALENDAR'].join('\n'),
      rules,
    )
  const stay = [{ from: '2026-12-10', to: '2026-12-14' }]
  const period = '20261210T210000Z/20261214T170000Z'

  test.each(['', ';FBTYPE=BUSY', ';FBTYPE=BUSY-TENTATIVE', ';FBTYPE=X-OUT'])(
    'are nights%s',
    (type) => {
      expect(feed(`FREEBUSY${type}:${period}`)).toMatchObject({ taken: stay, unknown: [] })
    },
  )

  test('are read from lists, lengths and folded lines, without those that are free', () => {
    const lines = [`FREEBUSY:20261201T210000Z/P1D,2026\n 1210T210000Z/PT92H`]
    expect(feed(...lines, 'FREEBUSY;FBTYPE=FREE:20261220T210000Z/P3D').taken).toEqual([
      { from: '2026-12-01', to: '2026-12-02' },
      ...stay,
    ])
  })

  test('say nothing about nights before and after', () => {
    const { unknown } = feed('DTSTART:20261201T060000Z', 'DTEND:20261221T060000Z')
    expect(unknown).toEqual([
      { from: '2026-06-01', to: '2026-12-01' },
      { from: '2026-12-21', to: '2027-01-01' },
    ])
  })

  test('that cannot be read make every other night unknown', () => {
    const { unknown, unreadable } = feed('FREEBUSY:soon')
    expect([unknown, unreadable]).toEqual([[rules.window], 1])
  })
})

describe('a feed with parts that are not understood is not read as free', () => {
  const whole = calendarWith([[start, end]])

  test.each([
    ['BEGIN:VEVENT', 'BEGIN: VEVENT'],
    [':VEVENT', ': VEVENT'],
    ['BEGIN:VEVENT', ' BEGIN:VEVENT'],
    ['\r\n', '\r\n '],
    ['VEVENT', 'VEVNT'],
    ['VEVENT', 'X-STAY'],
    ['VEVENT', 'VTODO'],
    ['VEVENT', 'VAVAILABILITY'],
    ['BEGIN:VEVENT\r\n', ''],
    ['END:VEVENT\r\n', ''],
    ['DTEND', 'BEGIN:VEVENT\r\nEND:VEVENT\r\nDTEND'],
  ])('%j for %j', (before, after) => {
    expect(() => takenIn(whole.replaceAll(before, after))).toThrow(
      /is not a calendar|unknown kind|no bookings|is cut off/,
    )
  })
})
