import type { NightRange } from '#contracts/night-ranges.ts'
import { feedLimits } from './limits.ts'

/** Nights of a stretch of calendar, to be marked. */
export class NightMarks {
  readonly first: Temporal.PlainDate
  /** The day after the last night. */
  readonly end: Temporal.PlainDate
  readonly #marks: Uint8Array
  readonly #firstNumber: number
  readonly #stays = new Set<string>()

  constructor({ from, to }: NightRange) {
    this.first = Temporal.PlainDate.from(from)
    this.end = Temporal.PlainDate.from(to)
    this.#firstNumber = numberOf(this.first)
    this.#marks = new Uint8Array(Math.max(0, numberOf(this.end) - this.#firstNumber))
  }

  /** Marks the nights of a stay that fall in the window; the end is exclusive. */
  mark(from: Temporal.PlainDate, to: Temporal.PlainDate): void {
    const start = Math.max(0, numberOf(from) - this.#firstNumber)
    const end = Math.min(this.#marks.length, numberOf(to) - this.#firstNumber)
    if (end <= start) return
    this.#marks.fill(1, start, end)
    if (this.#stays.size < feedLimits.stays) this.#stays.add(`${start} ${end}`)
  }

  has(day: Temporal.PlainDate): boolean {
    return this.#marks[numberOf(day) - this.#firstNumber] === 1
  }

  /** Whether some night is marked in both, which are of one window. */
  overlaps(other: NightMarks): boolean {
    return this.#marks.some((mark, index) => mark === 1 && other.#marks[index] === 1)
  }

  /** Marks what is marked in the other. */
  add(other: NightMarks): void {
    for (const [index, mark] of other.#marks.entries()) if (mark === 1) this.#marks[index] = 1
  }

  /** Marks every night of the window. */
  *window(): Generator<Temporal.PlainDate> {
    for (let index = 0; index < this.#marks.length; index += 1)
      yield this.first.add({ days: index })
  }

  /** The marked nights as ranges, ascending. */
  ranges(): NightRange[] {
    const ranges: NightRange[] = []
    for (let from = this.#marks.indexOf(1); from >= 0;) {
      const to = this.#marks.indexOf(0, from)
      ranges.push(this.#range(from, to < 0 ? this.#marks.length : to))
      from = to < 0 ? -1 : this.#marks.indexOf(1, to)
    }
    return ranges
  }

  /** The marked stays, deduplicated. */
  stays(): NightRange[] {
    return [...this.#stays].map((text) => {
      const [from = 0, to = 0] = text.split(' ').map(Number)
      return this.#range(from, to)
    })
  }

  #range(from: number, to: number): NightRange {
    const day = (index: number) => this.first.add({ days: index }).toString()
    return { from: day(from), to: day(to) }
  }
}

/** Days since 1970: faster arithmetic than calendar dates. */
function numberOf({ year, month, day }: Temporal.PlainDate): number {
  return new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000
}
