// spec: 7/availability-feed
import { describe, expect, test } from 'vitest'
import { booked, days } from '#tests/fixtures/availability/feed-nights.ts'

describe('recurrence', () => {
  const start = 'DTSTART;VALUE=DATE:20260701'

  test.each<[string, string[], string[]]>([
    [
      'counted',
      [start, 'DTEND;VALUE=DATE:20260701', 'RRULE:FREQ=WEEKLY;COUNT=3'],
      ['2026-07-01', '2026-07-08', '2026-07-15'],
    ],
    [
      'until a day, which is included',
      [start, 'DURATION:PT0S', 'RRULE:FREQ=DAILY;INTERVAL=2;UNTIL=20260705'],
      ['2026-07-01', '2026-07-03', '2026-07-05'],
    ],
    [
      'until an instant, on the clock of the event',
      ['DTSTART;TZID=America/Chicago:20260701T220000', 'RRULE:FREQ=DAILY;UNTIL=20260704T030000Z'],
      ['2026-07-01', '2026-07-02', '2026-07-03'],
    ],
    [
      'with days left out',
      [start, 'DURATION:PT0S', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE;VALUE=DATE:20260702,20260703'],
      ['2026-07-01', '2026-07-04'],
    ],
    [
      'with an instant left out that another zone names',
      [
        'DTSTART;TZID=America/Chicago:20260701T220000',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE:20260703T030000Z',
      ],
      ['2026-07-01', '2026-07-03'],
    ],
    [
      'the first one left out',
      [start, 'DURATION:PT0S', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20260701'],
      ['2026-07-02'],
    ],
    [
      'by list',
      [start, 'DURATION:PT0S', 'RDATE;VALUE=DATE:20260710,20260720'],
      ['2026-07-01', '2026-07-10', '2026-07-20'],
    ],
    [
      'by list of periods',
      [
        'DTSTART:20260701T120000Z',
        'RDATE;VALUE=PERIOD:20260710T120000Z/20260712T120000Z,20260720T120000Z/P1D',
      ],
      ['2026-07-01', '2026-07-10', '2026-07-11', '2026-07-20'],
    ],
    [
      'begun long ago',
      ['DTSTART;VALUE=DATE:19000101', 'DURATION:PT0S', 'RRULE:FREQ=YEARLY;BYMONTH=7;BYDAY=1SA'],
      ['2026-07-04'],
    ],
    [
      'of stays that reach into the window',
      ['DTSTART;VALUE=DATE:20260501', 'DURATION:P40D', 'RRULE:FREQ=YEARLY'],
      days('2026-06-01', '2026-06-09'),
    ],
    [
      'on the 30th Monday of the year',
      ['DTSTART;VALUE=DATE:20250728', 'DURATION:PT0S', 'RRULE:FREQ=YEARLY;BYDAY=30MO'],
      ['2026-07-27'],
    ],
    [
      'in the 30th week of the year',
      ['DTSTART;VALUE=DATE:20250721', 'RRULE:FREQ=YEARLY;BYWEEKNO=30;BYDAY=MO,TU'],
      ['2026-07-20', '2026-07-21'],
    ],
    [
      'on a day that some months lack',
      ['DTSTART;VALUE=DATE:20260831', 'DURATION:PT0S', 'RRULE:FREQ=MONTHLY'],
      ['2026-08-31', '2026-10-31', '2026-12-31'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(booked([lines])).toEqual(expected)
  })

  test('one occurrence moved counts where it is moved to, and one cancelled not at all', () => {
    const uid = 'UID:series'
    expect(
      booked([
        [uid, start, 'DURATION:PT0S', 'RRULE:FREQ=WEEKLY;COUNT=4'],
        [uid, 'RECURRENCE-ID;VALUE=DATE:20260708', 'DTSTART;VALUE=DATE:20260709', 'DURATION:PT0S'],
        [
          uid,
          'RECURRENCE-ID;VALUE=DATE:20260715',
          'DTSTART;VALUE=DATE:20260715',
          'STATUS:CANCELLED',
        ],
        [
          'UID:other',
          'RECURRENCE-ID;VALUE=DATE:20260701',
          'DTSTART;VALUE=DATE:20260720',
          'DURATION:PT0S',
        ],
      ]),
    ).toEqual(['2026-07-01', '2026-07-09', '2026-07-20', '2026-07-22'])
  })

  test.each([
    'RRULE:FREQ=DAILY',
    'RRULE:FREQ=HOURLY',
    'RRULE:FREQ=MINUTELY',
    'RRULE:FREQ=SECONDLY',
    'RRULE:FREQ=SECONDLY;BYSECOND=0,1,2,3,4,5,6,7,8,9',
  ])('without end books the window and no more: %s', (rule) => {
    expect(booked([['DTSTART:19700101T000000Z', rule]])).toEqual(days('2026-06-01', '2026-12-31'))
  })

  test.each([
    'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30',
    'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31',
    'RRULE:FREQ=HOURLY;BYDAY=MO;BYMONTH=4;BYMONTHDAY=31',
  ])('that never comes is looked for only so long: %s', (rule) => {
    expect(booked([['DTSTART;VALUE=DATE:20260701', 'DURATION:PT0S', rule]])).toEqual(['2026-07-01'])
  })
})
