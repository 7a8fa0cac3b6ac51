// spec: 5/event-search
import { expect, test } from 'vitest'
import type { CalendarEvent } from '#contracts/events.ts'
import { searchEvents } from './events-query.ts'

const day = { start: { date: '2025-06-13' }, end: { date: '2025-06-14' } }

const events: CalendarEvent[] = [
  {
    id: 'peach',
    summary: 'Peach Day',
    description: 'Cobbler.',
    location: 'Fredericksburg',
    ...day,
  },
  { id: 'polka', summary: 'Polka Night', description: 'With PEACH ice cream.', ...day },
  { id: 'bare', summary: 'Market', ...day },
]

const found = (text: string) => searchEvents(events, text).map(({ id }) => id)

test.each([
  ['a part of the summary', 'olka', ['polka']],
  ['a part of the description', 'cobbler', ['peach']],
  ['a part of the location', 'ericks', ['peach']],
  ['any case', 'pEaCh', ['peach', 'polka']],
  ['a text with spaces around it', '  market ', ['bare']],
  ['two words as they stand', 'peach day', ['peach']],
  ['nothing', 'zydeco', []],
])('%s is found', (_name, text, ids) => {
  expect(found(text)).toEqual(ids)
})

test.each(['', '   ', '\t'])('of an empty text %j nothing is listed', (text) => {
  expect(found(text)).toEqual([])
})

test('signs that mean something to patterns mean themselves', () => {
  expect(found('.*')).toEqual([])
})
