import { useEffect, useState } from 'react'
import { todayIn, type Day } from '#contracts/dates.ts'
import { useFacts } from '../../documents.ts'

/**
 * Today at the property. A cached page may be from yesterday: the first render uses the server's
 * day, later ones the visitor's clock.
 */
export function useToday(rendered: Day | undefined): Day {
  const { timeZone } = useFacts()
  const [today, setToday] = useState(() => rendered ?? todayIn(timeZone))
  useEffect(() => setToday(todayIn(timeZone)), [timeZone])
  return today
}
