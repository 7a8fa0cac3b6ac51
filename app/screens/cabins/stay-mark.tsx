import { CalendarCheck, CalendarClock, CalendarX, CircleHelp, type LucideIcon } from 'lucide-react'
import { freeCabinsWords } from '#content/cabins-page.ts'
import type { StayState } from '#contracts/availability.ts'
import { classes } from '../../components/classes.ts'

const looks: Record<StayState, { icon: LucideIcon; colors: string }> = {
  free: { icon: CalendarCheck, colors: 'bg-oak-wash text-oak' },
  unknown: { icon: CircleHelp, colors: 'bg-sunken text-ink' },
  notOpen: { icon: CalendarClock, colors: 'bg-sunken text-ink' },
  booked: { icon: CalendarX, colors: 'bg-danger/10 text-danger' },
}

/** How a cabin stands for the asked days. */
export function StayMark({ state }: { state: StayState }) {
  const { icon: Icon, colors } = looks[state]
  return (
    <p
      className={classes(
        'flex items-center gap-2 self-start rounded-full px-3.5 py-1 text-[0.95rem] font-semibold',
        colors,
      )}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {freeCabinsWords.marks[state]}
    </p>
  )
}
