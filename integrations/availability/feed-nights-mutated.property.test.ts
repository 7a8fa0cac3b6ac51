// spec: 7/availability-feed
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nightsIn } from '#contracts/night-ranges.ts'
import { calendarWith } from '#tests/fakes/feed-calendar.ts'
import { rules } from '#tests/fixtures/availability/feed-nights.ts'
import { feedNightsIn } from './feed-nights.ts'

const events = [
  [
    'UID:1',
    'SEQUENCE:0',
    'DTSTART;VALUE=DATE:20260705',
    'DTEND;VALUE=DATE:20260708',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3',
  ],
  ['UID:2', 'DTSTART;TZID=America/Chicago:20260810T150000', 'DURATION:P4D', 'SUMMARY:Guest'],
  ['UID:3', 'DTSTART:20260922T210000Z', 'DTEND:20260926T170000Z', 'RDATE:20261010T210000Z'],
]
const whole = calendarWith(events)
const booked = feedNightsIn(whole, rules).taken.flatMap(nightsIn)

/** Ways to spoil a line that change no readable value into another. */
const spoil: readonly ((line: string) => string)[] = [
  (line) => line.toLowerCase(),
  (line) => `${line} `,
  (line) => ` ${line}`,
  (line) => `${line}\r\n${line}`,
  (line) => line.replace(':', ': '),
  (line) => line.replace(':', ' :'),
  (line) => line.replace(':', ';X-A="b:c":'),
  (line) => line.replace(':', ''),
  (line) => line.replace(/:.*/, ':'),
  (line) => line.replace(/:.*/, ':never'),
  (line) => line.replace(/(.)(.)/, '$2$1'),
  (line) => line.replace('=', ''),
  (line) => line.replace(/INTERVAL=\d/, 'INTERVAL=-1'),
  (line) => line.replace(/COUNT=\d/, 'COUNT=0'),
  (line) => line.replace('WEEKLY', 'BIWEEKLY'),
  (line) => line.replace('P4D', 'PT4D'),
  (line) => line.replace('P4D', 'P4'),
  (line) => line.replace(/^.{4}/, '$&\r\n '),
]

test('a calendar with a spoiled line frees no night unless it is refused', () => {
  const lines = whole.split('\r\n')
  fc.assert(
    fc.property(fc.nat(lines.length - 2), fc.constantFrom(...spoil), (place, way) => {
      const text = lines.with(place, way(lines[place] ?? '')).join('\r\n')
      expect(freedBy(text), text).toEqual([])
    }),
    { numRuns: Number(process.env['CASES'] ?? 300) },
  )
}, 120_000)

function freedBy(text: string): string[] {
  try {
    const { taken, unknown } = feedNightsIn(text, rules)
    const left = new Set([...taken, ...unknown].flatMap(nightsIn))
    return booked.filter((night) => !left.has(night))
  } catch {
    return []
  }
}
