import { classes } from '../classes.ts'
import type { DayMark, DayState } from './day-mark.ts'

/**
 * Days also differ by shape, not only by color: booked days are hatched and struck out, past ones
 * pale, half days half hatched. Forced colors keep the shapes (app/styles/forced-colors.css).
 */
export const dayLooks: Record<DayState, string> = {
  booked:
    'border-danger/50 text-danger line-through decoration-2 bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--danger)_16%,transparent)_0_2px,transparent_2px_7px)]',
  available: 'border-oak/50 bg-oak-wash text-oak font-semibold',
  past: 'border-transparent text-soft',
  checkOutOnly:
    'border-danger/50 border-t-transparent border-l-transparent font-semibold text-ink forced-colors:border-t-[Canvas] forced-colors:border-l-[Canvas] bg-[linear-gradient(135deg,transparent_50%,color-mix(in_srgb,var(--danger)_22%,transparent)_50%)]',
  notOpen: 'border-dashed border-edge bg-sunken text-soft',
  unknown: 'border-dotted border-line text-ink',
}

const chosenLook = 'border-ember bg-ember text-on-ember font-bold'

const freeLook = {
  /** Free days are green, as in the legend. */
  marked: dayLooks.available,
  /** Free days are plain, so that a chosen stay is easy to see. */
  plain: 'border-transparent font-semibold text-ink',
  /** Not green: a chosen night may be unknown. */
  between: 'border-transparent bg-ember/15 text-ink',
}

interface LookOptions {
  mark: DayMark
  isToday: boolean
  marksFree: boolean
}

export function dayLook({ mark, isToday, marksFree }: LookOptions): string {
  return classes(
    // Seven numbers side by side fit on a phone with text of any size.
    'grid h-full w-full place-items-center rounded-md border-2 text-[length:min(1rem,6vw)] tabular-nums',
    colorsOf(mark, marksFree),
    isToday && 'underline decoration-2 underline-offset-4',
    mark.isRefused ? 'cursor-not-allowed' : 'hover:border-ember',
  )
}

function colorsOf({ state, chosen }: DayMark, marksFree: boolean): string {
  if (chosen === 'middle') return freeLook.between
  if (chosen !== null) return chosenLook
  if (state !== 'available') return dayLooks[state]
  return marksFree ? freeLook.marked : freeLook.plain
}
