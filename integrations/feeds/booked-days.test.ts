import { describe, expect, test } from 'vitest'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import { bookedDaysIn, type ReadingRules } from './booked-days.ts'

const rules: ReadingRules = {
  from: '2026-06-01',
  to: '2026-12-31',
  timeZone: 'America/Chicago',
  turnoverDay: 'booked',
}

/** The booked days of a calendar with these events. */
function booked(events: string[][], own: Partial<ReadingRules> = {}): string[] {
  return bookedDaysIn(calendarWith(events), { ...rules, ...own })
}

function days(first: string, last: string): string[] {
  const end = Temporal.PlainDate.from(last)
  const all = []
  for (
    let day = Temporal.PlainDate.from(first);
    Temporal.PlainDate.compare(day, end) <= 0;
    day = day.add({ days: 1 })
  ) {
    all.push(day.toString())
  }
  return all
}

describe('an event counts from its start to its end', () => {
  test.each<[string, string[], string[]]>([
    [
      'whole days, the day of DTEND included',
      ['DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260703'],
      days('2026-07-01', '2026-07-03'),
    ],
    [
      'a whole day without an end',
      ['DTSTART;VALUE=DATE:20260701'],
      days('2026-07-01', '2026-07-02'),
    ],
    [
      'a day whose VALUE is not named',
      ['DTSTART:20260701', 'DTEND:20260702'],
      days('2026-07-01', '2026-07-02'),
    ],
    [
      'whole days by DURATION',
      ['DTSTART;VALUE=DATE:20260701', 'DURATION:P1W'],
      days('2026-07-01', '2026-07-08'),
    ],
    ['a time without an end', ['DTSTART:20260701T120000'], ['2026-07-01']],
    [
      'times on the clock of the property',
      ['DTSTART:20260701T150000', 'DTEND:20260703T110000'],
      days('2026-07-01', '2026-07-03'),
    ],
    [
      'instants in UTC, on days of the property',
      ['DTSTART:20260701T040000Z', 'DTEND:20260703T045959Z'],
      days('2026-06-30', '2026-07-02'),
    ],
    [
      'a zone of its own',
      ['DTSTART;TZID=Pacific/Auckland:20260702T100000', 'DTEND;TZID="Asia/Tokyo":20260704T100000'],
      days('2026-07-01', '2026-07-03'),
    ],
    [
      'a zone with its maker’s name',
      ['DTSTART;TZID=/mozilla.org/20050126_1/Pacific/Auckland:20260702T100000'],
      ['2026-07-01'],
    ],
    [
      'a zone that nobody knows: the property’s',
      ['DTSTART;TZID=Middle-earth/Shire:20260701T233000'],
      ['2026-07-01'],
    ],
    [
      'a day by DURATION is a day on the clock, also one of 25 hours',
      ['DTSTART;TZID=America/Chicago:20261101T003000', 'DURATION:P1D'],
      days('2026-11-01', '2026-11-02'),
    ],
    [
      'hours by DURATION are hours, whatever the clock does meanwhile',
      ['DTSTART;TZID=America/Chicago:20261031T233000', 'DURATION:PT25H'],
      days('2026-10-31', '2026-11-01'),
    ],
    [
      'lines folded anywhere',
      ['DTSTART;VALU\r\n E=DATE:2026\r\n\t0701', 'DT\r\n END;VALUE=DATE:20260702'],
      days('2026-07-01', '2026-07-02'),
    ],
    [
      'lower-case names',
      ['dtstart;value=date:20260701', 'dtend;value=date:20260702'],
      days('2026-07-01', '2026-07-02'),
    ],
    [
      'a stay that began before the window',
      ['DTSTART;VALUE=DATE:20250101', 'DTEND;VALUE=DATE:20260602'],
      days('2026-06-01', '2026-06-02'),
    ],
  ])('%s', (_, lines, expected) => {
    expect(booked([lines])).toEqual(expected)
  })

  test("with turnoverDay 'free' without the day on which it ends", () => {
    const free = { turnoverDay: 'free' } as const
    expect(booked([['DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260703']], free)).toEqual(
      days('2026-07-01', '2026-07-02'),
    )
    expect(booked([['DTSTART:20260701T150000', 'DTEND:20260702T110000']], free)).toEqual([
      '2026-07-01',
    ])
    expect(booked([['DTSTART:20260701T090000', 'DTEND:20260701T110000']], free)).toEqual([
      '2026-07-01',
    ])
  })

  test('in a zone that the calendar itself defines', () => {
    const text = calendarWith([['DTSTART;TZID=Far West:20260701T120000']]).replace(
      'BEGIN:VEVENT',
      [
        'BEGIN:VTIMEZONE',
        'TZID:Far West',
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        'TZOFFSETFROM:+1400',
        'TZOFFSETTO:+1400',
        'END:STANDARD',
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
      ].join('\r\n'),
    )
    expect(bookedDaysIn(text, rules)).toEqual(['2026-06-30'])
  })
})

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
      ['2026-07-01', '2026-07-10', '2026-07-11', '2026-07-12', '2026-07-20', '2026-07-21'],
    ],
    [
      'begun long ago',
      ['DTSTART;VALUE=DATE:19000101', 'DURATION:PT0S', 'RRULE:FREQ=YEARLY;BYMONTH=7;BYDAY=1SA'],
      ['2026-07-04'],
    ],
    [
      'of stays that reach into the window',
      ['DTSTART;VALUE=DATE:20260501', 'DURATION:P40D', 'RRULE:FREQ=YEARLY'],
      days('2026-06-01', '2026-06-10'),
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

describe('what does not count', () => {
  const stay = ['DTSTART;VALUE=DATE:20260801', 'DTEND;VALUE=DATE:20260802']
  const staying = days('2026-08-01', '2026-08-02')

  test.each([
    ['cancelled', ['DTSTART;VALUE=DATE:20260701', 'STATUS:CANCELLED']],
    ['marked as leaving the time free', ['DTSTART;VALUE=DATE:20260701', 'TRANSP:TRANSPARENT']],
    ['without a start', ['DTEND;VALUE=DATE:20260701']],
    ['on 31 June', ['DTSTART;VALUE=DATE:20260631', 'DTEND;VALUE=DATE:20260703']],
    ['on the 45th of the 13th month', ['DTSTART:20261345T250000Z']],
    ['in the year 26', ['DTSTART;VALUE=DATE:00260701']],
    ['that ends before it starts', ['DTSTART;VALUE=DATE:20260705', 'DTEND;VALUE=DATE:20260701']],
    ['of negative length', ['DTSTART;VALUE=DATE:20260705', 'DURATION:-P1D']],
    ['of a length without sense', ['DTSTART;VALUE=DATE:20260705', 'DURATION:soon']],
    ['of a length beyond the end of time', ['DTSTART:20260705T000000Z', 'DURATION:P9999999999D']],
    ['with words for dates', ['DTSTART:next week']],
    ['with an unreadable line', ['DTSTART;VALUE="DATE:20260701']],
  ])('an event %s is left out, and the others stay', (_, lines) => {
    expect(booked([lines, stay])).toEqual(staying)
  })

  test.each([
    'RRULE:FREQ=SOMETIMES',
    'RRULE:FREQ=DAILY;COUNT',
    'EXDATE:never',
    'RDATE;VALUE=DATE:20260231',
    'RECURRENCE-ID:whenever',
    'STATUS;X="unclosed:CANCELLED',
  ])('of an event a line that nobody understands, and the rest of it stays: %s', (line) => {
    expect(booked([[...stay, line]])).toEqual(staying)
  })

  test('the times of an alarm and of whatever else is in the calendar', () => {
    const text = calendarWith([
      [...stay, 'BEGIN:VALARM', 'DTSTART;VALUE=DATE:20260701', 'TRIGGER:-P1D', 'END:VALARM'],
    ]).replace('END:VCALENDAR', 'BEGIN:VTODO\r\nDTSTART:20260701\r\nEND:VTODO\r\nEND:VCALENDAR')
    expect(bookedDaysIn(text, rules)).toEqual(staying)
  })

  test('a name or note, whatever it holds', () => {
    expect(
      booked([[...stay, 'SUMMARY;X="unclosed:DTSTART:20260701', 'DESCRIPTION', '\u0000\ud800']]),
    ).toEqual(staying)
  })
})

describe('no calendar', () => {
  const whole = calendarWith([['DTSTART;VALUE=DATE:20260701']])

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Please log in</title>'],
    ['JSON', '{"error":"no"}'],
    ['one that breaks off between lines', whole.replace('END:VCALENDAR\r\n', '')],
    ['one that breaks off in an event', whole.slice(0, whole.indexOf('END:VEVENT'))],
    ['one whose parts overlap', whole.replace('END:VEVENT', 'END:VTODO')],
    ['another kind of card', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
  ])('%s is not taken for free days', (_, text) => {
    expect(() => bookedDaysIn(text, rules)).toThrow(/is no calendar|breaks off/)
  })

  test.each(['\n', '\r'])('but lines may end in %j, and a mark may come first', (end) => {
    const text = new TextDecoder().decode(
      new TextEncoder().encode(`\ufeff${whole.replaceAll('\r\n', end)}`),
    )
    expect(bookedDaysIn(text, rules)).toEqual(days('2026-07-01', '2026-07-02'))
  })
})
