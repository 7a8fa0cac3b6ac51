import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { bookNowPage } from '#content/book-now.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { fullDay } from '#contracts/date-formats.ts'
import type { Day } from '#contracts/dates.ts'
import {
  dayStateOf,
  faceOfNight,
  type DayMark,
  type DayState,
  type StayRules,
} from '../../components/availability/day-states.ts'
import { FeedNote, Legend } from '../../components/availability/calendar-notes.tsx'
import type { KnownDays } from '../../components/availability/use-availability.ts'
import { MonthGrid } from '../../components/calendar/month-grid.tsx'
import { buttonClasses } from '../../components/button.tsx'
import { BookingLink } from '../../components/cabins/booking-link.tsx'
import { Emblem } from '../../components/emblem/emblem.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'
import { useFacts } from '../../documents.ts'
import { Card } from './feed-cards.tsx'
import { CalendarSkeleton, CalendarFoot } from './calendar-foot.tsx'
import { pickedDay, type PickedDay } from './picked-day.ts'

interface CalendarCardProps {
  cabin: Pick<Cabin, 'slug' | 'bookingUrl' | 'name' | 'emblem'>
  known: KnownDays
  rules: StayRules
  picked: PickedDay | null
  onChoose: (day: Day) => void
}

const { calendar: words } = bookNowPage

/** The month with its booked, free and past days, and the selection (section 4). */
export function CalendarCard({ cabin, known, rules, picked, onChoose }: CalendarCardProps) {
  const isInteractive = useHydrated()
  const { bookingPartner } = useFacts()
  const [refusal, setRefusal] = useState<string | null>(null)
  const { today } = rules

  const markOf = (day: Day): DayMark => ({
    state: dayStateOf(day, rules),
    isRefused: pickedDay(day, rules).state === null,
    chosen: day === picked?.day ? 'only' : null,
  })
  const onPress = (day: Day) => {
    const pressed = pickedDay(day, rules)
    setRefusal(pressed.refusal)
    if (pressed.state !== null) onChoose(day)
  }

  return (
    <Card
      id="calendar-heading"
      heading={words.heading}
      emblem={<Emblem cabin={cabin} size={40} isFirst />}
    >
      <FeedNote known={known} />
      {known.kind === 'none' && <AskPartner cabin={cabin} />}
      {known.kind === 'looking' ? (
        <CalendarSkeleton />
      ) : (
        <>
          <Legend states={legendOf(known, rules)} />
          <MonthGrid
            today={today}
            startsAt={today}
            faceOf={(day) => faceOfNight(day, today, markOf(day), true)}
            onPress={onPress}
            isInteractive={isInteractive}
            className="[--day-height:2.75rem] md:[--day-height:3.75rem]"
          />
          <Answer
            hint={known.kind === 'live' ? words.hint : words.hintUnknown(bookingPartner.name)}
            picked={picked}
            refusal={refusal ?? picked?.refusal ?? null}
          />
          <CalendarFoot known={known} today={today} />
        </>
      )}
    </Card>
  )
}

/** The specification's states while the feed is read; others if a day has them. */
function legendOf(known: KnownDays, { nights }: StayRules): DayState[] {
  const isLive = known.kind === 'live'
  return [
    'past',
    ...(isLive || nights.taken.length > 0 ? (['booked'] as const) : []),
    ...(isLive ? (['available'] as const) : []),
    ...(nights.notOpen.length > 0 ? (['notOpen'] as const) : []),
    ...(nights.unknown.length > 0 ? (['unknown'] as const) : []),
  ]
}

/** Without a feed only the partner knows which days are free. */
function AskPartner({ cabin }: Pick<CalendarCardProps, 'cabin'>) {
  const { bookingPartner } = useFacts()
  return (
    <BookingLink
      cabin={cabin}
      place="other"
      className={`${buttonClasses('secondary', 'small')} justify-self-start`}
    >
      {words.askPartner(bookingPartner.name)}
      <ArrowUpRight aria-hidden className="size-5 shrink-0" />
    </BookingLink>
  )
}

interface AnswerProps {
  hint: string
  picked: PickedDay | null
  refusal: string | null
}

/** What pressing a day does; a day is only called free while the feed says so. */
function Answer({ hint, picked, refusal }: AnswerProps) {
  const { name: partner } = useFacts().bookingPartner
  return (
    <div role="status" className="noscript:hidden! min-h-[2lh] rounded-md">
      {refusal && <p className="font-medium text-danger">{refusal}</p>}
      {!refusal && !picked && <p className="text-soft">{hint}</p>}
      {!refusal && picked?.state === 'unknown' && (
        <p>{words.unknown(fullDay(picked.day), partner)}</p>
      )}
      {!refusal && picked?.state === 'available' && (
        <div className="border-l-4 border-oak pl-4">
          <p className="font-display text-xl font-bold text-oak">
            {words.available(fullDay(picked.day))}
          </p>
          <p>{words.proceed}</p>
        </div>
      )}
    </div>
  )
}
