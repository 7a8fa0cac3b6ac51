import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventList } from '#contracts/events.ts'
import { sendOverHttp } from '../../queries.ts'
import { eventsKey } from './events-query.ts'

type RefreshState = 'idle' | 'busy' | 'done' | 'failed'

/**
 * Has the server refresh the calendar and shows the resulting list (specification, section 7).
 * Succeeds only if the calendar did, which the list says.
 */
export function useRefresh() {
  const client = useQueryClient()
  const [state, setState] = useState<RefreshState>('idle')
  const refresh = async () => {
    setState('busy')
    try {
      const list = await refreshedList()
      client.setQueryData(eventsKey, list)
      setState(list.error === null ? 'done' : 'failed')
    } catch {
      setState('failed')
    }
  }
  return { state, refresh }
}

async function refreshedList(): Promise<EventList> {
  const response = await sendOverHttp('POST', '/api/events/refresh')
  return (await response.json()) as EventList
}

export type Refresh = ReturnType<typeof useRefresh>
