import type { FeedReading } from '#contracts/cabins.ts'
import { shortDay } from '#contracts/date-formats.ts'
import { nightsBetween } from '#contracts/dates.ts'
import type { NightRange } from '#contracts/night-ranges.ts'

const readingWords = {
  range: (from: string, to: string, nights: number) =>
    `${from} – ${to} (${nights === 1 ? '1 night' : `${nights} nights`})`,
  more: (count: number) => `and ${count} more`,
} as const

/** What guests will be told once the calendar is saved, and what its options change. */
export function Reading({ reading, isNew }: { reading: FeedReading; isNew: boolean }) {
  const { bookings, more, taken, freed, unreadable } = reading
  const changes = isNew
    ? {
        taken: 'Blocked only because of your choices:',
        freed: 'Free only because of your choices:',
      }
    : { taken: 'These nights will be blocked:', freed: 'These nights will be free:' }
  return (
    <div className="grid max-w-prose gap-3 rounded-md bg-oak-wash p-4">
      <p className="font-medium">
        {bookings.length > 0
          ? 'The next bookings, as guests will see them:'
          : 'It has no booking from today on.'}
      </p>
      <Ranges ranges={bookings} />
      {more > 0 && <p>{readingWords.more(more)}</p>}
      {unreadable > 0 && (
        <p className="text-danger">
          {unreadable === 1
            ? 'One entry can’t be read, or only in part. What it may block stays unknown.'
            : `${unreadable} entries can’t be read, or only in part. What they may block stays unknown.`}
        </p>
      )}
      <Changed heading={changes.taken} ranges={taken} />
      <Changed heading={changes.freed} ranges={freed} />
      {!isNew && taken.length + freed.length === 0 && <p>No night changes.</p>}
    </div>
  )
}

function Changed({ heading, ranges }: { heading: string; ranges: readonly NightRange[] }) {
  if (ranges.length === 0) return null
  const shown = ranges.slice(0, shownChanges)
  return (
    <>
      <p className="font-medium">{heading}</p>
      <Ranges ranges={shown} />
      {ranges.length > shown.length && <p>{readingWords.more(ranges.length - shown.length)}</p>}
    </>
  )
}

const shownChanges = 8

function Ranges({ ranges }: { ranges: readonly NightRange[] }) {
  if (ranges.length === 0) return null
  return (
    <ul className="grid gap-1">
      {ranges.map(({ from, to }) => (
        <li key={`${from}/${to}`}>
          {readingWords.range(shortDay(from), shortDay(to), nightsBetween(from, to))}
        </li>
      ))}
    </ul>
  )
}
