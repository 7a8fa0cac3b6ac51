import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { stayHints } from '#content/availability.ts'
import { staySearchWords as words } from '#content/stay-search.ts'
import { shortStay } from '#contracts/date-formats.ts'
import { nightsBetween, type Day } from '#contracts/dates.ts'
import { nextCheckIn } from '#contracts/next-check-in.ts'
import { firstNightNotFree, type CabinNights } from '#contracts/nights.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { weekendsFrom } from '#contracts/weekends.ts'
import { documentKey, useFacts } from '../../documents.ts'
import { FeedNote, Legend } from '../availability/calendar-notes.tsx'
import { faceOfNight, type DayState } from '../availability/day-states.ts'
import { nightsIn, useAvailability, useNextFree } from '../availability/use-availability.ts'
import { useToday } from '../availability/use-today.ts'
import { Button } from '../button.tsx'
import { MonthGrid } from '../calendar/month-grid.tsx'
import { classes } from '../classes.ts'
import { Emblem } from '../emblem/emblem.tsx'
import { useMedia } from '../use-is-phone.ts'
import { whereabouts } from '../../whereabouts.ts'
import { chooseDay, hintFor, recheck, stayMark, type Choice } from './choose-day.ts'
import { nothingChosen, stayOf, type ChosenDays } from './chosen-days.ts'

interface ChoosingProps {
  /** Id of the popover that it is in. */
  popover: string
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
}

export interface StayCalendarProps extends ChoosingProps {
  /** Slug; without one, a stay in any of the cabins. */
  cabin?: string | undefined
}

/** A calendar for choosing a stay; of a search, two months where there is room. */
export default function StayCalendar({ cabin, ...choosing }: StayCalendarProps) {
  const isWide = useMedia('(min-width: 64rem)')
  if (cabin !== undefined) return <CabinCalendar cabin={cabin} {...choosing} />
  return <Months {...choosing} nights={anyNight} count={isWide ? 2 : 1} />
}

/** Any cabin may be free on any day to come. */
const anyNight: CabinNights = { taken: [], notOpen: [], unknown: [] }

/**
 * While booked days are unknown, every day from today can be chosen: the booking partner has the
 * final say.
 */
function CabinCalendar({ cabin, ...choosing }: ChoosingProps & { cabin: string }) {
  const known = useAvailability(cabin)
  const nights = nightsIn(known)
  const firstFree = useNextFree(cabin, null).data?.stay?.checkIn
  return (
    <Months {...choosing} nights={nights} firstFree={firstFree} heading={<Heading slug={cabin} />}>
      <Legend states={stayLegend(nights)} />
      <FeedNote known={known} />
    </Months>
  )
}

interface MonthsProps extends ChoosingProps {
  nights: CabinNights
  /** Shown first, unless a day is chosen. */
  firstFree?: Day | undefined
  count?: number
  heading?: ReactNode
  /** Below the hint. */
  children?: ReactNode
}

function Months({ popover, chosen, onChange, nights, count = 1, ...props }: MonthsProps) {
  const facts = useFacts()
  const today = useToday()
  const rules = { today, nights, turnoverDay: facts.turnoverDay }
  const [refusal, setRefusal] = useState<string | null>(null)
  const settle = (choice: Choice) => {
    setRefusal(choice.refusal)
    if (choice.chosen !== chosen) onChange(choice.chosen)
  }
  const whenKnown = useEffectEvent(() => settle(recheck(chosen, rules)))
  useEffect(() => {
    // A change of days is one of the address, which would stop a page on its way.
    if (nights !== anyNight && !whereabouts()?.isMoving) whenKnown()
  }, [nights])

  return (
    <div
      className={classes(
        'overlay-calendar grid max-w-full gap-2 max-sm:w-full',
        count > 1 ? 'w-[42rem]' : 'w-[20rem]',
      )}
    >
      {props.heading}
      <MonthGrid
        today={today}
        startsAt={chosen.checkIn ?? props.firstFree ?? nextCheckIn(facts)}
        faceOf={(day) => faceOfNight(day, today, stayMark(day, chosen, rules))}
        onPress={(day) => settle(chooseDay(chosen, day, rules))}
        isInteractive
        count={count}
      />
      <p
        role="status"
        aria-label={stayHints.label}
        className={classes(
          nights === anyNight ? 'text-sm' : 'min-h-[2lh] text-base',
          refusal ? 'text-danger' : 'text-soft',
        )}
      >
        {refusal ?? hintFor(chosen, rules)}
      </p>
      {props.children}
      <Foot
        {...{ popover, chosen, nights }}
        onChange={(days) => settle({ chosen: days, refusal: null })}
      />
    </div>
  )
}

function Heading({ slug }: { slug: string }) {
  const cabin = useCabinOf(slug)
  return (
    cabin && (
      <p className="flex items-center gap-2 font-semibold">
        <Emblem cabin={cabin} size={28} />
        {cabin.name}
      </p>
    )
  )
}

/** From whichever document the page came with: the cabin's own, or the list. */
function useCabinOf(slug: string): Cabin | undefined {
  const client = useQueryClient()
  const own = client.getQueryData<Cabin>(documentKey(`cabins/${slug}`))
  const all = client.getQueryData<readonly Cabin[]>(documentKey('cabin-list'))
  return own ?? all?.find((each) => each.slug === slug)
}

/** The states that the legend of a cabin's calendar explains. */
export function stayLegend({ taken, notOpen, unknown }: CabinNights): DayState[] {
  const isTaken = taken.length > 0
  const isNotOpen = notOpen.length > 0
  return [
    ...(isTaken ? (['booked'] as const) : []),
    ...(isNotOpen ? (['notOpen'] as const) : []),
    ...(isTaken || isNotOpen ? (['past', 'checkOutOnly'] as const) : []),
    ...(unknown.length > 0 ? (['unknown'] as const) : []),
  ]
}

interface FootProps extends ChoosingProps {
  nights: CabinNights
}

/** Always in view below a calendar: weekends until something is chosen, and the way out. */
function Foot({ popover, chosen, onChange, nights }: FootProps) {
  const stay = stayOf(chosen)
  return (
    <div className="sticky -bottom-4 z-10 -mb-4 flex items-center justify-between gap-2 border-t border-line bg-card pt-3 pb-4">
      {chosen.checkIn ? (
        <Button kind="quiet" size="small" className="-ml-4" onClick={() => onChange(nothingChosen)}>
          {words.clear}
        </Button>
      ) : (
        <Weekends nights={nights} onChange={onChange} />
      )}
      <Button
        size="small"
        className="ml-auto shrink-0"
        popoverTarget={popover}
        popoverTargetAction="hide"
      >
        {stay && `${words.nights(nightsBetween(stay.checkIn, stay.checkOut))} · `}
        {words.done}
      </Button>
    </div>
  )
}

/** Only those that are surely free. */
function Weekends({ nights, onChange }: Pick<FootProps, 'nights' | 'onChange'>) {
  const facts = useFacts()
  return weekendsFrom(nextCheckIn(facts)).map((weekend, at) => {
    if (firstNightNotFree(weekend, nights, facts.turnoverDay) !== null) return null
    return (
      <button
        key={weekend.checkIn}
        type="button"
        className="min-h-11 text-left text-sm font-semibold text-ember-ink underline underline-offset-4"
        onClick={() => onChange(weekend)}
      >
        {words.weekends[at]}
        <span className="sr-only">: {shortStay(weekend)}</span>
      </button>
    )
  })
}
