import { useEffect, useState } from 'react'
import { site } from '#content/site.ts'
import { todayIn, type Day } from '#contracts/dates.ts'

/**
 * Today at the property. A kept page may be from yesterday: the first render repeats the day that
 * the page was made with, then the visitor's clock decides.
 */
export function useToday(rendered: Day | undefined): Day {
  const [today, setToday] = useState(() => rendered ?? todayIn(site.timeZone))
  useEffect(() => setToday(todayIn(site.timeZone)), [])
  return today
}
