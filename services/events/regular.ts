import { weekdays, type RegularEvent } from '#contracts/content-events.ts'
import type { CalendarEvent } from '#contracts/events.ts'

/** How far ahead regular events are told. */
export const regularDays = 56

type Told = { key: string; rules: readonly RegularEvent[]; events: readonly CalendarEvent[] }

// The list of one day is the same for every visitor.
let told: Told | undefined

/**
 * The occurrences that begin on this day in the zone (an IANA name) or on one of the 55 after it,
 * rule by rule.
 */
export function occurrencesFrom(
  first: Temporal.PlainDate,
  rules: readonly RegularEvent[],
  timeZone: string,
): readonly CalendarEvent[] {
  const key = `${first.toString()} ${timeZone}`
  if (told?.key !== key || told.rules !== rules) {
    const events = occurrencesOn({ first, count: regularDays }, rules, timeZone)
    told = { key, rules, events }
  }
  return told.events
}

export type Days = { first: Temporal.PlainDate; count: number }

/** The occurrences that begin on these days in the zone, rule by rule. */
export function occurrencesOn(
  { first, count }: Days,
  rules: readonly RegularEvent[],
  timeZone: string,
): CalendarEvent[] {
  const days = Array.from({ length: count }, (_, index) => first.add({ days: index }))
  return rules.flatMap((rule) =>
    days.filter((day) => isOn(rule, day)).map((day) => occurrence(rule, day, timeZone)),
  )
}

/** The occurrence with this id, of whatever year; null when no rule has one on that day. */
export function occurrenceWithId(
  id: string,
  rules: readonly RegularEvent[],
  timeZone: string,
): CalendarEvent | null {
  const [, name, text] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? []
  const rule = rules.find((candidate) => candidate.id === name)
  const day = text === undefined ? null : dayOf(text)
  return rule && day && isOn(rule, day) ? occurrence(rule, day, timeZone) : null
}

function dayOf(text: string): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(text)
  } catch {
    return null
  }
}

function isOn({ every, months }: RegularEvent, day: Temporal.PlainDate): boolean {
  const weekday = weekdays[day.dayOfWeek - 1]
  const isInSeason = !months || (months.first <= day.month && day.month <= months.last)
  return isInSeason && (every === weekday || (every === `first ${weekday}` && day.day <= 7))
}

/** Clocks of the property decide: ten in the morning stays ten in the morning all year. */
function occurrence(rule: RegularEvent, day: Temporal.PlainDate, timeZone: string): CalendarEvent {
  const at = (plainTime: string) => {
    const time = day.toZonedDateTime({ timeZone, plainTime })
    return { dateTime: time.toString({ timeZoneName: 'never' }), timeZone }
  }
  return {
    id: `${rule.id}-${day.toString()}`,
    summary: rule.summary,
    description: rule.description,
    start: at(rule.from),
    end: at(rule.to),
    location: rule.location,
  }
}
