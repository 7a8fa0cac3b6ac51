// spec: 7/availability-feed
import { describe, expect, test } from 'vitest'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import { feedNightsIn } from './feed-nights.ts'
import { booked, rules, takenIn } from '#tests/fixtures/availability/feed-nights.ts'

describe('what does not count', () => {
  const stay = ['DTSTART;VALUE=DATE:20260801', 'DTEND;VALUE=DATE:20260802']
  const staying = ['2026-08-01']

  test.each([
    ['cancelled', ['DTSTART;VALUE=DATE:20260701', 'STATUS:CANCELLED']],
    ['canceled', ['DTSTART;VALUE=DATE:20260701', 'status:Canceled']],
    ['marked as leaving the time free', ['DTSTART:20260701T090000', 'TRANSP:TRANSPARENT']],
    ['without a start', ['DTEND;VALUE=DATE:20260701']],
    ['on 31 June', ['DTSTART;VALUE=DATE:20260631', 'DTEND;VALUE=DATE:20260703']],
    ['on the 45th of the 13th month', ['DTSTART:20261345T250000Z']],
    ['in the year 26', ['DTSTART;VALUE=DATE:00260701']],
    ['that ends on 31 June', ['DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260631']],
    ['with words for dates', ['DTSTART:next week']],
    ['with an unreadable line', ['DTSTART;VALUE="DATE:20260701']],
  ])('an event %s is left out, and the others stay', (_, lines) => {
    expect(booked([lines, stay])).toEqual(staying)
  })

  test('events without readable dates are counted, so that the owner can be warned', () => {
    const broken = ['DTSTART;VALUE=DATE:20260631']
    const { unreadable, unknown } = feedNightsIn(calendarWith([broken, stay, broken]), rules)
    expect(unreadable).toBe(2)
    expect(unknown, 'any other night may be theirs').toEqual([
      { from: rules.window.from, to: '2026-08-01' },
      { from: '2026-08-02', to: rules.window.to },
    ])
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
    expect(takenIn(text)).toEqual(staying)
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
    ['one that is cut off between lines', whole.replace('END:VCALENDAR\r\n', '')],
    ['one that is cut off in an event', whole.slice(0, whole.indexOf('END:VEVENT'))],
    ['one whose parts overlap', whole.replace('END:VEVENT', 'END:VTODO')],
    ['another kind of card', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
  ])('%s is not taken for free days', (_, text) => {
    expect(() => takenIn(text)).toThrow(/is not a calendar|is cut off/)
  })

  test.each(['\n', '\r'])('but lines may end in %j, and a mark may come first', (end) => {
    const text = new TextDecoder().decode(
      new TextEncoder().encode(`\ufeff${whole.replaceAll('\r\n', end)}`),
    )
    expect(takenIn(text)).toEqual(['2026-07-01'])
  })
})
