import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { stayHints } from '#content/availability.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { documentKey, useFacts } from '../../documents.ts'
import { Emblem } from '../emblem/emblem.tsx'
import { nightsIn, useAvailability } from '../availability/use-availability.ts'
import { FeedNote, Legend } from '../availability/calendar-notes.tsx'
import { MonthGrid } from '../availability/month-grid.tsx'
import { useToday } from '../availability/use-today.ts'
import { classes } from '../classes.ts'
import { chooseDay, hintFor, recheck, type Choice } from './choose-day.ts'
import type { ChosenDays } from './chosen-days.ts'
import { DatesFoot } from './dates-foot.tsx'
import { useNextFree } from '../availability/use-next-free.ts'
import { nextCheckIn } from '#contracts/next-check-in.ts'
import { stayLegend, stayMark } from './stay-marks.ts'
import { untilStill } from './until-still.ts'

export { takeTyped } from './take-typed.ts'

export interface CalendarProps {
  /** Id of the popover that it is in. */
  popover: string
  /** Slug. */
  cabin: string
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
}

/**
 * A month calendar for choosing a stay. While booked days are unknown, every day from today can be
 * chosen: the booking partner has the final say.
 */
export default function Calendar({ popover, cabin, chosen, onChange }: CalendarProps) {
  const facts = useFacts()
  const { turnoverDay } = facts
  const today = useToday()
  const known = useAvailability(cabin)
  const nights = nightsIn(known)
  const firstFree = useNextFree(cabin, null).data?.stay?.checkIn
  const rules = { today, nights, turnoverDay }
  const [refusal, setRefusal] = useState<string | null>(null)

  const settle = (choice: Choice) => {
    setRefusal(choice.refusal)
    if (choice.chosen !== chosen) onChange(choice.chosen)
  }
  const whenKnown = useEffectEvent(() => settle(recheck(chosen, rules)))
  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      if ((await untilStill()) && isCurrent) whenKnown()
    }
    void check()
    return () => {
      isCurrent = false
    }
  }, [nights])

  return (
    <div className="overlay-calendar grid w-[20rem] max-w-full gap-2 max-sm:w-full">
      <Heading slug={cabin} />
      <MonthGrid
        today={today}
        startsAt={chosen.checkIn ?? firstFree ?? nextCheckIn(facts)}
        markOf={(day) => stayMark(day, chosen, rules)}
        onPress={(day) => settle(chooseDay(chosen, day, rules))}
        marksFree={false}
        isInteractive
      />
      <p
        role="status"
        aria-label={stayHints.label}
        className={classes('min-h-[2lh] text-base', refusal ? 'text-danger' : 'text-soft')}
      >
        {refusal ?? hintFor(chosen, rules)}
      </p>
      <Legend states={stayLegend(rules)} />
      <FeedNote known={known} />
      <DatesFoot
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
