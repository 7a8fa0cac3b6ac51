import { momentOf, readLine, type Line, type Moment, type ZoneKnowledge } from './moments.ts'
import { attempt } from './recurrence.ts'

const names =
  /^(?:uid|dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id|sequence|status|transp|freebusy)$/

/** The lines of an event by name, noting which could not be read. */
export class EventReader {
  readonly failed = new Set<string>()
  readonly #lines: ReadonlyMap<string, string[]>
  readonly #known: ZoneKnowledge

  constructor(lines: readonly string[], known: ZoneKnowledge) {
    this.#lines = Map.groupBy(lines, nameOf)
    this.#known = known
    if ([...this.#lines.keys()].some((name) => !names.test(name))) this.failed.add('misspelt')
  }

  /** What `read` finds in each line of that name. */
  all<Item>(name: string, read: (line: Line) => Item): Item[] {
    return (this.#lines.get(name) ?? []).flatMap((text) => {
      const item = attempt(() => read(readLine(text)))
      if (!item) this.failed.add(name)
      return item ?? []
    })
  }

  /** What `read` finds in each value of a list. */
  each<Item>(name: string, read: (value: string, line: Line) => Item): Item[] {
    const lines = this.all(name, (line) => line)
    return lines.flatMap((line) =>
      line.value.split(',').flatMap((value) => {
        const item = attempt(() => read(value.trim(), line))
        if (!item) this.failed.add(name)
        return item ?? []
      }),
    )
  }

  moments(name: string): Moment[] {
    return this.each(name, (value, line) => momentOf(value, line.parameter('tzid'), this.#known))
  }

  values(name: string): string[] {
    return (this.#lines.get(name) ?? []).flatMap(
      (text) => attempt(() => readLine(text).value) ?? [''],
    )
  }
}

function nameOf(line: string): string {
  return /^[\w-]+/.exec(line)?.[0].toLowerCase() ?? ''
}
