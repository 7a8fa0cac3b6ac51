import { describe, expect, test } from 'vitest'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import { feedNightsIn } from './feed-nights.ts'
import { booked, rules } from '#tests/fixtures/availability/feed-nights.ts'

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

  test('only the newest of one stay counts, wherever it is in the feed', () => {
    const moved = version(2, 'DTSTART;VALUE=DATE:20260704')
    expect(booked([first, moved])).toEqual(['2026-07-04'])
    expect(booked([moved, first])).toEqual(['2026-07-04'])
    expect(booked([first, version(3, 'DTSTART;VALUE=DATE:20260701', 'STATUS:CANCELED')])).toEqual(
      [],
    )
  })

  test('stays apart are all booked, also under one UID or an empty one', () => {
    const apart = version(2, 'DTSTART;VALUE=DATE:20260801')
    expect(booked([first, apart])).toHaveLength(5)
    const unnamed = [first, version(2, 'DTSTART;VALUE=DATE:20260704')]
    expect(booked(unnamed.map(([, ...lines]) => ['UID: ', ...lines]))).toHaveLength(4)
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
      version(
        sequence,
        'RECURRENCE-ID;VALUE=DATE:20260708',
        `DTSTART;VALUE=DATE:${day}`,
        'DURATION:P3D',
      ).slice(0, sequence === 2 ? -1 : undefined)
    expect(booked([series, instead(2, '20260710'), instead(1, '20260709')])).toEqual([
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
