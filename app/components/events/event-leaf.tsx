import { shortDay } from '#contracts/date-formats.ts'
import type { Day } from '#contracts/dates.ts'

/** A leaf torn from a wall calendar; the words beside it tell the same day in full. */
export function EventLeaf({ day }: { day: Day }) {
  const [weekday, month, date] = shortDay(day).split(/,? /)
  return (
    <span
      aria-hidden
      className="grid w-14 shrink-0 content-start justify-items-center self-start overflow-hidden rounded-md border border-line bg-paper pb-1 leading-none"
    >
      <span className="eyebrow w-full bg-dusk py-1 text-center text-[0.7rem] text-on-dusk">
        {month}
      </span>
      <span className="mt-1.5 font-display text-2xl leading-none font-bold">{date}</span>
      <span className="mt-1 text-[0.75rem] leading-none text-soft">{weekday}</span>
    </span>
  )
}
