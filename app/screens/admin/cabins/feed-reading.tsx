import { adminCabins } from '#content/admin-cabins.ts'
import type { FeedReading } from '#contracts/cabins.ts'
import { shortDay } from '#contracts/date-formats.ts'
import { nightsBetween } from '#contracts/dates.ts'
import type { NightRange } from '#contracts/night-ranges.ts'

const words = adminCabins.feeds.reading

/** What guests will be told once the calendar is saved, and what its options change. */
export function Reading({ reading, isNew }: { reading: FeedReading; isNew: boolean }) {
  const { bookings, more, taken, freed, unreadable } = reading
  const changes = isNew ? words.chosen : words.changed
  return (
    <div className="grid max-w-prose gap-3 rounded-md bg-oak-wash p-4">
      <p className="font-medium">{bookings.length > 0 ? words.bookings : words.none}</p>
      <Ranges ranges={bookings} />
      {more > 0 && <p>{words.more(more)}</p>}
      {unreadable > 0 && <p className="text-danger">{words.unreadable(unreadable)}</p>}
      <Changed heading={changes.taken} ranges={taken} />
      <Changed heading={changes.freed} ranges={freed} />
      {!isNew && taken.length + freed.length === 0 && <p>{words.same}</p>}
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
      {ranges.length > shown.length && <p>{words.more(ranges.length - shown.length)}</p>}
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
          {words.range(shortDay(from), shortDay(to), nightsBetween(from, to))}
        </li>
      ))}
    </ul>
  )
}
