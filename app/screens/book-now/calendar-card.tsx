import { useState } from 'react'
import { bookNowPage } from '#content/book-now.ts'
import { dayRefusals } from '#content/availability.ts'
import type { Day } from '#contracts/dates.ts'
import { dayStateOf, dayStates, type DayMark } from '../../parts/availability/day-mark.ts'
import { dayWithWeekday, fullDay } from '../../parts/availability/day-names.ts'
import { FeedNote } from '../../parts/availability/feed-note.tsx'
import { bookedIn, type KnownDays } from '../../parts/availability/known-days.ts'
import { Legend } from '../../parts/availability/legend.tsx'
import { MonthGrid } from '../../parts/availability/month-grid.tsx'
import { useIsScripted } from '../../parts/use-is-scripted.ts'
import { Card } from './card.tsx'
import { CalendarSkeleton } from './calendar-skeleton.tsx'
import { CalendarFoot } from './calendar-foot.tsx'

interface CalendarCardProps {
  today: Day
  known: KnownDays
  chosen: Day | null
  onChoose: (day: Day) => void
}

const { calendar: words } = bookNowPage

/** The month with its booked, free and past days, and what was picked (section 4). */
export function CalendarCard({ today, known, chosen, onChoose }: CalendarCardProps) {
  const isInteractive = useIsScripted()
  const [refusal, setRefusal] = useState<string | null>(null)
  const isLive = known.kind === 'live'
  const booked = bookedIn(known)

  const markOf = (day: Day): DayMark => {
    const state = dayStateOf(day, today, booked)
    return { state, isRefused: state !== 'available', chosen: day === chosen ? 'only' : null }
  }
  const onPress = (day: Day) => {
    const { state } = markOf(day)
    setRefusal(state === 'available' ? null : dayRefusals[state](dayWithWeekday(day)))
    if (state === 'available') onChoose(day)
  }

  return (
    <Card id="calendar-heading" heading={words.heading}>
      <FeedNote known={known} />
      {known.kind === 'looking' ? (
        <CalendarSkeleton />
      ) : (
        <>
          <Legend states={isLive ? dayStates : booked.length > 0 ? ['booked', 'past'] : ['past']} />
          <MonthGrid
            today={today}
            startsAt={today}
            markOf={markOf}
            onPress={onPress}
            marksFree={isLive}
            isInteractive={isInteractive}
            className="[--day-height:2.75rem] md:[--day-height:3.75rem]"
          />
          <Answer chosen={chosen} refusal={refusal} isLive={isLive} />
          <CalendarFoot known={known} today={today} />
        </>
      )}
    </Card>
  )
}

interface AnswerProps {
  chosen: Day | null
  refusal: string | null
  isLive: boolean
}

/** What a press on a day means; a free one is only promised while the feed says so. */
function Answer({ chosen, refusal, isLive }: AnswerProps) {
  return (
    <div role="status" className="needs-script min-h-[2lh] rounded-md">
      {refusal && <p className="font-medium text-danger">{refusal}</p>}
      {!refusal && !chosen && <p className="text-soft">{words.hint}</p>}
      {!refusal && chosen && !isLive && <p>{words.unknown(fullDay(chosen))}</p>}
      {!refusal && chosen && isLive && (
        <div className="border-l-4 border-oak pl-4">
          <p className="font-display text-xl font-bold text-oak">
            {words.available(fullDay(chosen))}
          </p>
          <p>{words.proceed}</p>
        </div>
      )}
    </div>
  )
}
