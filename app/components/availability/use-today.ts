import { useEffect, useState } from 'react'
import { site } from '#content/site.ts'
import { todayIn, type Day } from '#contracts/dates.ts'

/**
 * Today at the property. A cached page may be from yesterday: the first render uses the server's
 * day, later ones the visitor's clock.
 */
export function useToday(rendered: Day | undefined): Day {
  const [today, setToday] = useState(() => rendered ?? todayIn(site.timeZone))
  useEffect(() => setToday(todayIn(site.timeZone)), [])
  return today
}
