// spec: 7/availability-feed
import { describe, expect, test } from 'vitest'
import { booked, days } from '#tests/fixtures/availability/feed-nights.ts'

describe('a feed whose ends are the last night', () => {
  const start = 'DTSTART;VALUE=DATE:20260701'

  test.each<[string, string[], string[]]>([
    ['whole days', [start, 'DTEND;VALUE=DATE:20260703'], days('2026-07-01', '2026-07-03')],
    ['a length', [start, 'DURATION:P2D'], days('2026-07-01', '2026-07-03')],
    ['no end', [start], ['2026-07-01']],
    ['one night', [start, 'DTEND;VALUE=DATE:20260701'], ['2026-07-01']],
    [
      'times',
      ['DTSTART:20260701T150000', 'DTEND:20260703T110000'],
      days('2026-07-01', '2026-07-03'),
    ],
    [
      'an evening, which is one night and not two',
      ['DTSTART:20260701T150000', 'DTEND:20260703T235959'],
      days('2026-07-01', '2026-07-03'),
    ],
  ])('books the night of its end, too: %s', (_, lines, expected) => {
    expect(booked([lines], { end: 'last-night' })).toEqual(expected)
  })
})

describe('a feed whose times are read in a zone of its own', () => {
  const midnights = ['DTSTART:20260701T000000Z', 'DTEND:20260703T000000Z']

  test('takes midnight in UTC for the day it names', () => {
    expect(booked([midnights])).toEqual(days('2026-06-30', '2026-07-02'))
    expect(booked([midnights], { zone: 'UTC' })).toEqual(days('2026-07-01', '2026-07-02'))
    expect(booked([midnights], { zone: 'UTC', end: 'last-night' })).toEqual(
      days('2026-07-01', '2026-07-03'),
    )
  })

  test('reads times without a zone there, so that they stay on their day', () => {
    const floating = ['DTSTART:20260701T200000', 'DTEND:20260703T110000']
    expect(booked([floating], { zone: 'UTC' })).toEqual(days('2026-07-01', '2026-07-02'))
  })
})
