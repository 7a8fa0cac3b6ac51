import type { Day } from '#contracts/dates.ts'
import type { NightRange } from '#contracts/night-ranges.ts'

export interface DayWindow {
  from: Day
  /** The last day that counts. */
  to: Day
}

/** A stretch of calendar on which days are ticked off. */
export class DayMarks {
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
  readonly #marks: Uint8Array
  readonly #firstNumber: number

  constructor({ from, to }: DayWindow) {
    this.first = Temporal.PlainDate.from(from)
    this.last = Temporal.PlainDate.from(to)
    this.#firstNumber = numberOf(this.first)
    this.#marks = new Uint8Array(Math.max(0, numberOf(this.last) - this.#firstNumber + 1))
  }

  /** Marks every day from the first to the last, both included, as far as they lie in the window. */
  mark(first: Temporal.PlainDate, last: Temporal.PlainDate): void {
    const from = Math.max(0, numberOf(first) - this.#firstNumber)
    const to = numberOf(last) - this.#firstNumber
    if (to >= from) this.#marks.fill(1, from, to + 1)
  }

  /** Every day of the window. */
  *window(): Generator<Temporal.PlainDate> {
    for (let index = 0; index < this.#marks.length; index += 1)
      yield this.first.add({ days: index })
  }

  /** The marked days in a row, ascending. */
  ranges(): NightRange[] {
    const ranges: NightRange[] = []
    const day = (index: number) => this.first.add({ days: index }).toString()
    for (let from = this.#marks.indexOf(1); from >= 0;) {
      const to = this.#marks.indexOf(0, from)
      ranges.push({ from: day(from), to: day(to < 0 ? this.#marks.length : to) })
      from = to < 0 ? -1 : this.#marks.indexOf(1, to)
    }
    return ranges
  }
}

/** Days since 1970, for arithmetic that is quicker than the calendar's. */
function numberOf({ year, month, day }: Temporal.PlainDate): number {
  return Date.UTC(year, month - 1, day) / 86_400_000
}
