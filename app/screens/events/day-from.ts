import type { Day } from '#contracts/dates.ts'

const shape = /^\d{4}-\d{2}-\d{2}$/

/** The day that an address asks for; what is no day is today. */
export function dayFrom(search: URLSearchParams, today: Day): Day {
  const day = search.get('day') ?? ''
  return shape.test(day) && isReal(day) ? day : today
}

/** JavaScript takes the 30th of February for the 2nd of March. */
function isReal(day: Day): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
