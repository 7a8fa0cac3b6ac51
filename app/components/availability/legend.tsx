import { availabilityWords } from '#content/availability.ts'
import { classes } from '../classes.ts'
import { dayLooks } from './day-look.ts'
import { dayStates, type DayState } from './day-mark.ts'

/** The looks of these days, in the order of `dayStates`. */
export function Legend({ states }: { states: readonly DayState[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-[0.9rem]">
      {dayStates
        .filter((state) => states.includes(state))
        .map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span
              aria-hidden
              className={classes(
                'grid size-7 place-items-center rounded border-2 text-[0.75rem]',
                dayLooks[state],
              )}
            >
              {sampleDay}
            </span>
            {availabilityWords.legend[state]}
          </li>
        ))}
    </ul>
  )
}

const sampleDay = 12
