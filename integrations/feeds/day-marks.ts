import type { Day } from '#contracts/dates.ts'

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

  /** The marked days, ascending. */
  days(): Day[] {
    return [...this.window()].filter((_, index) => this.#marks[index] === 1).map(String)
  }
}

/** Days since 1970, for arithmetic that is quicker than the calendar's. */
function numberOf({ year, month, day }: Temporal.PlainDate): number {
  return Date.UTC(year, month - 1, day) / 86_400_000
}
