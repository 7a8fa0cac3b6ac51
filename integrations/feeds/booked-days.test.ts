import { describe, expect, test } from 'vitest'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import { bookedDaysIn } from './booked-days.ts'
import { rules, booked, days } from '#tests/fixtures/availability/booked-days.ts'

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
