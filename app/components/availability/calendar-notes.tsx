import { CalendarX2, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { availabilityWords as words } from '#content/availability.ts'
import { classes } from '../classes.ts'
import { dayLooks, dayStates, type DayState } from './day-states.ts'
import { Spinner } from '../loading.tsx'
import type { KnownDays } from './use-availability.ts'

/** The looks of these days, in the order of `dayStates`. */
export function Legend({ states }: { states: readonly DayState[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {dayStates
        .filter((state) => states.includes(state))
        .map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span
              aria-hidden
              className={classes(
                'grid size-7 place-items-center rounded border-2 text-xs',
                dayLooks[state],
              )}
            >
              {sampleDay}
            </span>
            {words.legend[state]}
          </li>
        ))}
    </ul>
  )
}

const sampleDay = 12

/** What to know about a calendar that cannot show booked days; nothing while it can. */
export function FeedNote({ known }: { known: KnownDays }) {
  return (
    <div role="status" className="not-empty:rounded-md not-empty:bg-sunken not-empty:p-3">
      {known.kind === 'looking' && (
        <Line icon={<Spinner className="size-5 border-2" />}>{words.looking}</Line>
      )}
      {known.kind === 'none' && (
        <Line icon={<CalendarX2 aria-hidden className="size-5" />}>{words.noFeed}</Line>
      )}
      {known.kind === 'failed' && (
        <Line icon={<CircleAlert aria-hidden className="size-5 text-danger" />}>
          <strong className="block font-semibold">{known.error}</strong>
          {words.withoutLiveData}
          {known.nights.taken.length > 0 && <span className="block">{words.bookedAsOf}</span>}
        </Line>
      )}
    </div>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 text-base">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
