import { bookNowPage } from '#content/book-now.ts'
import type { Day } from '#contracts/dates.ts'
import { shortDay } from '#contracts/days.ts'
import type { KnownDays } from '../../parts/availability/known-days.ts'
import { addDays } from '#contracts/day-arithmetic.ts'
import { mergeRanges, type NightRange } from '#contracts/night-ranges.ts'
import { momentOf } from './moment.ts'

const { calendar: words } = bookNowPage

interface CalendarFootProps {
  known: KnownDays
  today: Day
}

/** When the feed was read and what was found; nothing while there is nothing true to say. */
export function CalendarFoot({ known, today }: CalendarFootProps) {
  if (!('updatedAt' in known) || known.updatedAt === null) return null
  return (
    <>
      <div className="without-script">
        <BookedRanges ranges={inRows(known.booked.filter((day) => day >= today))} />
      </div>
      <p className="flex flex-wrap gap-x-5 border-t border-line pt-4 text-[0.9rem] text-soft">
        <time dateTime={known.updatedAt}>{words.lastUpdated(momentOf(known.updatedAt))}</time>
        <span>{words.bookedFound(known.booked.length)}</span>
      </p>
    </>
  )
}

function inRows(days: readonly Day[]): NightRange[] {
  return mergeRanges(days.map((day) => ({ from: day, to: addDays(day, 1) })))
}

/** The months that only scripts can turn to, in words. */
function BookedRanges({ ranges }: { ranges: readonly NightRange[] }) {
  if (ranges.length === 0) return <p>{words.nothingBooked}</p>
  return (
    <>
      <p className="font-medium">{words.bookedRanges}</p>
      <ul className="mt-1 list-disc pl-5">
        {ranges.map(({ from, to }) => (
          <li key={from}>
            {shortDay(from)}
            {to > addDays(from, 1) && ` – ${shortDay(addDays(to, -1))}`}
          </li>
        ))}
      </ul>
    </>
  )
}
