// spec: 3/booked-date, 7/availability-feed
import { describe, expect, test } from 'vitest'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import { feedNightsIn } from './feed-nights.ts'
import { booked, days, rules, takenIn } from '#tests/fixtures/availability/feed-nights.ts'

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

describe('nothing that a feed says is taken ends as free', () => {
  const start = 'DTSTART;VALUE=DATE:20261229'
  const toTheEnd = ['2026-12-29', '2026-12-30', '2026-12-31']

  test.each<[string, string[], string[]]>([
    ['an end in the year 9999', [start, 'DTEND;VALUE=DATE:99991231'], toTheEnd],
    ['a time then', ['DTSTART:20261229T150000', 'DTEND:99991231T235959Z'], toTheEnd],
    ['a length beyond the end of time', [start, 'DURATION:P9999999999D'], toTheEnd],
    ['a start in the year 1', ['DTSTART:00010101', 'DTEND:20260602'], ['2026-06-01']],
    ['an end before the start', [start, 'DTEND;VALUE=DATE:20261220'], ['2026-12-29']],
    ['a negative length', [start, 'DURATION:-P1D'], ['2026-12-29']],
    ['a length without sense', [start, 'DURATION:soon'], ['2026-12-29']],
    ['whole days marked as leaving the time free', [start, 'TRANSP:TRANSPARENT'], ['2026-12-29']],
  ])('%s', (_, lines, expected) => {
    expect(booked([lines])).toEqual(expected)
  })

  test('unless the owner says that whole days marked as free are free', () => {
    const events = [[start, 'TRANSP:TRANSPARENT']]
    expect(booked(events, { transparentDays: 'free' })).toEqual([])
  })
})

describe('of several versions of an event', () => {
  const version = (sequence: number, ...lines: string[]) => [
    'UID:stay',
    `SEQUENCE:${sequence}`,
    ...lines,
  ]
  const first = version(1, 'DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260705')

  test('only the newest counts, wherever it stands', () => {
    const moved = version(2, 'DTSTART;VALUE=DATE:20260801')
    expect(booked([first, moved])).toEqual(['2026-08-01'])
    expect(booked([moved, first])).toEqual(['2026-08-01'])
    expect(booked([first, version(3, 'DTSTART;VALUE=DATE:20260701', 'STATUS:CANCELED')])).toEqual(
      [],
    )
  })

  test('a newer one whose dates cannot be read takes nothing away', () => {
    expect(booked([first, version(2, 'DTSTART;VALUE=DATE:20260731', 'DTEND:never')])).toHaveLength(
      4,
    )
  })

  test('equally new ones all count: some publishers use a UID twice', () => {
    expect(booked([first, version(1, 'DTSTART;VALUE=DATE:20260801')])).toHaveLength(5)
  })

  test('each occurrence has versions of its own', () => {
    const series = ['UID:stay', 'DTSTART;VALUE=DATE:20260701', 'RRULE:FREQ=WEEKLY;COUNT=2']
    const instead = (sequence: number, day: string) =>
      version(sequence, 'RECURRENCE-ID;VALUE=DATE:20260708', `DTSTART;VALUE=DATE:${day}`)
    expect(booked([series, instead(2, '20260710'), instead(1, '20260720')])).toEqual([
      '2026-07-01',
      '2026-07-10',
    ])
  })
})

describe('nights that the partner does not sell yet', () => {
  const lines = ['DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260703']
  const read = (...own: string[]) => feedNightsIn(calendarWith([[...own, ...lines]]), rules)
  const range = [{ from: '2026-07-01', to: '2026-07-03' }]

  test.each([
    'SUMMARY:Airbnb (Not available)',
    'SUMMARY;LANGUAGE=en:Not available',
    'SUMMARY:Closed period',
    'SUMMARY:Not open yet',
    'UID:64f0_an_20260701@guesty.com',
    'UID:64f0_bw_20260701@guesty.com',
    'UID:texas-sage_not-open_2026-07-01@cabins.example',
  ])('are not open and not taken: %s', (line) => {
    expect(read(line)).toMatchObject({ taken: [], notOpen: range, stays: [] })
  })

  test.each([
    'SUMMARY:Reserved',
    'SUMMARY:CLOSED - Not available',
    'SUMMARY:Blocked',
    'SUMMARY:Ana is not available before noon',
    'UID:an_bw@partner.example',
    'DESCRIPTION:Airbnb (Not available)',
  ])('but what may be a booking is taken: %s', (line) => {
    expect(read(line)).toMatchObject({ taken: range, notOpen: [] })
  })

  test('a booking within them is taken', () => {
    const text = calendarWith([
      ['SUMMARY:Airbnb (Not available)', ...lines],
      ['DTSTART;VALUE=DATE:20260702', 'DTEND;VALUE=DATE:20260704'],
    ])
    expect(feedNightsIn(text, rules)).toMatchObject({
      taken: [{ from: '2026-07-02', to: '2026-07-04' }],
      notOpen: [{ from: '2026-07-01', to: '2026-07-02' }],
    })
  })
})
