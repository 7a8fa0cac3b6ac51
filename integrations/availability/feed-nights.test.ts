// spec: 3/booked-date, 7/availability-feed
import { describe, expect, test } from 'vitest'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import { booked, days, takenIn } from '#tests/fixtures/availability/feed-nights.ts'

describe('an event takes the nights from its start up to its end', () => {
  test.each<[string, string[], string[]]>([
    [
      'whole days, DTEND being the morning of leaving',
      ['DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260703'],
      days('2026-07-01', '2026-07-02'),
    ],
    ['a whole day without an end', ['DTSTART;VALUE=DATE:20260701'], ['2026-07-01']],
    [
      'a whole day that ends on itself: at least one night',
      ['DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260701'],
      ['2026-07-01'],
    ],
    ['a day whose VALUE is not named', ['DTSTART:20260701', 'DTEND:20260702'], ['2026-07-01']],
    [
      'whole days by DURATION',
      ['DTSTART;VALUE=DATE:20260701', 'DURATION:P1W'],
      days('2026-07-01', '2026-07-07'),
    ],
    ['a time without an end', ['DTSTART:20260701T120000'], ['2026-07-01']],
    [
      'times on the clock of the property',
      ['DTSTART:20260701T150000', 'DTEND:20260703T110000'],
      days('2026-07-01', '2026-07-02'),
    ],
    [
      'times up to midnight, or into the evening: that night too',
      ['DTSTART:20260701T000000', 'DTEND:20260703T235959'],
      days('2026-07-01', '2026-07-03'),
    ],
    [
      'times from midnight to midnight',
      ['DTSTART:20260701T000000', 'DTEND:20260703T000000'],
      days('2026-07-01', '2026-07-02'),
    ],
    [
      'times of one day: its night, for nobody can arrive',
      ['DTSTART:20260701T090000', 'DTEND:20260701T110000'],
      ['2026-07-01'],
    ],
    [
      'instants in UTC, on days of the property',
      ['DTSTART:20260701T040000Z', 'DTEND:20260703T045959Z'],
      days('2026-06-30', '2026-07-02'),
    ],
    [
      'a zone of its own',
      ['DTSTART;TZID=Pacific/Auckland:20260702T100000', 'DTEND;TZID="Asia/Tokyo":20260704T000000'],
      days('2026-07-01', '2026-07-02'),
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
      ['2026-11-01'],
    ],
    [
      'hours by DURATION are hours, whatever the clock does meanwhile',
      ['DTSTART;TZID=America/Chicago:20261031T233000', 'DURATION:PT25H'],
      days('2026-10-31', '2026-11-01'),
    ],
    [
      'lines folded anywhere',
      ['DTSTART;VALU\r\n E=DATE:2026\r\n\t0701', 'DT\r\n END;VALUE=DATE:20260702'],
      ['2026-07-01'],
    ],
    [
      'lower-case names',
      ['dtstart;value=date:20260701', 'dtend;value=date:20260702'],
      ['2026-07-01'],
    ],
    [
      'a stay that began before the window',
      ['DTSTART;VALUE=DATE:20250101', 'DTEND;VALUE=DATE:20260602'],
      ['2026-06-01'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(booked([lines])).toEqual(expected)
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
    expect(takenIn(text)).toEqual(['2026-06-30'])
  })

  test.each<[string, string]>([
    ['a name with a slash before it', '/Europe/London'],
    ['a name of Windows', 'GMT Standard Time'],
    ['the words of Windows for a zone', '(UTC+00:00) Dublin, Edinburgh, Lisbon, London'],
    ['an older form of them', '(GMT) Dublin, Edinburgh, Lisbon, London'],
  ])('in %s: %s', (_, tzid) => {
    // Half past three in the morning there, the evening before in Texas.
    expect(booked([[`DTSTART;TZID="${tzid}":20260702T033000`]])).toEqual(['2026-07-01'])
  })

  test.each<[string, string]>([
    ['(UTC-05:00) Eastern Time (US & Canada)', '20261031T003000'],
    ['Eastern Standard Time', '20261031T003000'],
    ['(UTC-05:00) Nowhere in Particular', '20261130T003000'],
  ])('east of the property the day begins earlier: %s', (tzid, start) => {
    const before = start.startsWith('20261031') ? '2026-10-30' : '2026-11-29'
    expect(booked([[`DTSTART;TZID=${tzid}:${start}`]])).toEqual([before])
  })
})
