import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { todayIn, type Day } from '#contracts/dates.ts'
import { renderedDayKey, useFacts } from '../../documents.ts'

/**
 * Today at the property. A cached page may be from yesterday: hydration uses the server's day,
 * later renders the visitor's clock.
 */
export function useToday(): Day {
  const { timeZone } = useFacts()
  const client = useQueryClient()
  const now = () => todayIn(timeZone)
  return useSyncExternalStore(
    neverChanges,
    now,
    () => client.getQueryData<Day>(renderedDayKey) ?? now(),
  )
}

const neverChanges = () => () => {}
