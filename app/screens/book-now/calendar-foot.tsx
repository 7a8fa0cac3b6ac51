import { bookNowPage } from '#content/book-now.ts'
import { shortDay } from '#contracts/date-formats.ts'
import { momentAt } from '#contracts/moments.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { useFacts } from '../../documents.ts'
import type { KnownDays } from '../../components/availability/use-availability.ts'
import { intersectRanges, mergeRanges, type NightRange } from '#contracts/night-ranges.ts'
import { availabilityWords } from '#content/availability.ts'
import { Skeleton } from '../../components/loading.tsx'

const { calendar: words } = bookNowPage

interface CalendarFootProps {
  known: KnownDays
  today: Day
}

/** When the feed was read and what was found; nothing if unknown. */
export function CalendarFoot({ known, today }: CalendarFootProps) {
  const { timeZone } = useFacts()
  if (!('updatedAt' in known) || known.updatedAt === null) return null
  return (
    <>
      <div className="not-noscript:hidden">
        <Ranges
          heading={words.bookedRanges}
          ranges={inRows(known.booked.filter((day) => day >= today))}
          none={words.nothingBooked}
        />
        <Ranges
          heading={words.notOpenRanges}
          ranges={intersectRanges(known.nights.notOpen, [{ from: today, to: endOfTime }])}
          none={null}
        />
      </div>
      <p className="flex flex-wrap gap-x-5 border-t border-line pt-4 text-sm text-soft">
        <time dateTime={known.updatedAt}>
          {words.lastUpdated(momentAt(known.updatedAt, timeZone))}
        </time>
        <span>{words.bookedFound(known.booked.length)}</span>
      </p>
    </>
  )
}

function inRows(days: readonly Day[]): NightRange[] {
  return mergeRanges(days.map((day) => ({ from: day, to: addDays(day, 1) })))
}

const endOfTime = '9999-12-31'

interface RangesProps {
  heading: string
  ranges: readonly NightRange[]
  none: string | null
}

/** In words, the months that only scripts can turn to. */
function Ranges({ heading, ranges, none }: RangesProps) {
  if (ranges.length === 0) return none && <p>{none}</p>
  return (
    <>
      <p className="font-medium">{heading}</p>
      <ul className="mt-1 mb-3 list-disc pl-5">
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

const weeks = 5
const daysInWeek = 7

/** Placeholder for the calendar, in its size. */
export function CalendarSkeleton() {
  return (
    <>
      <div className="grid gap-3">
        <Skeleton className="mx-auto h-7 w-44" />
        <div className="grid grid-cols-7 gap-1">
          {Array.from({ length: weeks * daysInWeek }, (_, index) => (
            <Skeleton key={index} className="h-11 md:h-15" />
          ))}
        </div>
      </div>
      <p className="not-noscript:hidden text-soft">{availabilityWords.lookingWithoutScript}</p>
    </>
  )
}
