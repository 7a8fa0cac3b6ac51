import { createContext, useContext } from 'react'
import type { CalendarEvent } from '#contracts/events.ts'

type Select = (event: CalendarEvent) => void

/** Chooses the event whose details are shown on this screen; null where links lead to its page. */
export const SelectContext = createContext<Select | null>(null)

export function useSelect(): Select | null {
  return useContext(SelectContext)
}
