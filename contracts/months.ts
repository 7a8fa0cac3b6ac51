import { addDays, dayOf, monthOf, utcDateOf, type Day, type Month } from './dates.ts'

// Calendar helpers, separate from dates.ts because few pages need them.

const daysInWeek = 7

/** The same day `count` months later, or the last day of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const first = utcDateOf(`${monthOf(day)}-01`)
  first.setUTCMonth(first.getUTCMonth() + count)
  const month = monthOf(dayOf(first))
  const wanted = `${month}-${day.slice(-2)}`
  return wanted > lastDayOf(month) ? lastDayOf(month) : wanted
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`
}

export function lastDayOf(month: Month): Day {
  const first = utcDateOf(firstDayOf(month))
  return dayOf(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)))
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: Day): number {
  return utcDateOf(day).getUTCDay()
}

/** The weeks of a month from Sunday to Saturday; null where a day belongs to another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const cells = [
    ...Array.from({ length: weekdayOf(firstDayOf(month)) }, () => null),
    ...daysOf(month),
  ]
  const weeks: (Day | null)[][] = []
  for (let start = 0; start < cells.length; start += daysInWeek) {
    const week = cells.slice(start, start + daysInWeek)
    weeks.push([...week, ...Array.from({ length: daysInWeek - week.length }, () => null)])
  }
  return weeks
}

function daysOf(month: Month): Day[] {
  const length = Number(lastDayOf(month).slice(-2))
  return Array.from({ length }, (_, index) => addDays(firstDayOf(month), index))
}
