import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendOverHttp } from '../../queries.ts'
import { eventsKey } from './events-query.ts'

type RefreshState = 'idle' | 'busy' | 'done'

/** Has the server ask the calendar again, then reads what it answered (specification, section 7). */
export function useRefresh() {
  const client = useQueryClient()
  const [state, setState] = useState<RefreshState>('idle')
  const refresh = async () => {
    setState('busy')
    // Whether the calendar answered stands in the list; a refusal leaves the list as it is.
    await sendOverHttp('POST', '/api/events/refresh').catch(() => {})
    await client.refetchQueries({ queryKey: eventsKey })
    setState('done')
  }
  return { state, refresh }
}

export type Refresh = ReturnType<typeof useRefresh>
