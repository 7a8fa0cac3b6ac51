import { useState } from 'react'
import { staySearchWords as words } from '#content/stay-search.ts'
import { nextCheckIn } from '#contracts/next-check-in.ts'
import type { CabinNights } from '#contracts/nights.ts'
import { useFacts } from '../../documents.ts'
import { MonthGrid } from '../availability/month-grid.tsx'
import { useToday } from '../availability/use-today.ts'
import { classes } from '../classes.ts'
import { useMedia } from '../use-is-phone.ts'
import { chooseDay } from './choose-day.ts'
import type { ChosenDays } from './chosen-days.ts'
import { DatesFoot } from './dates-foot.tsx'
import { stayMark } from './stay-marks.ts'

export { takeTyped } from './take-typed.ts'

export interface StayCalendarProps {
  /** Id of the popover that it is in. */
  popover: string
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
}

/** Any cabin may be free on any day to come. */
const anyNight: CabinNights = { taken: [], notOpen: [], unknown: [] }

/** A stay in any of the cabins: two months where there is room. */
export default function StayCalendar({ popover, chosen, onChange }: StayCalendarProps) {
  const facts = useFacts()
  const today = useToday()
  const isWide = useMedia('(min-width: 64rem)')
  const rules = { today, nights: anyNight, turnoverDay: facts.turnoverDay }
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <div
      className={classes(
        'overlay-calendar grid max-w-full gap-2 max-sm:w-full',
        isWide ? 'w-[42rem]' : 'w-[20rem]',
      )}
    >
      <MonthGrid
        today={today}
        startsAt={chosen.checkIn ?? nextCheckIn(facts)}
        markOf={(day) => stayMark(day, chosen, rules)}
        onPress={(day) => {
          const choice = chooseDay(chosen, day, rules)
          setRefusal(choice.refusal)
          onChange(choice.chosen)
        }}
        marksFree={false}
        isInteractive
        count={isWide ? 2 : 1}
      />
      <p role="status" className={classes('text-sm', refusal ? 'text-danger' : 'text-soft')}>
        {refusal ?? nextStep(chosen)}
      </p>
      <DatesFoot {...{ popover, chosen, onChange }} nights={anyNight} />
    </div>
  )
}

function nextStep({ checkIn, checkOut }: ChosenDays): string {
  if (checkIn === null) return words.arrive
  return checkOut === null ? words.leave : words.chosen
}
