import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { CalendarEvent } from '#contracts/events.ts'

interface DetailsLinkProps {
  event: CalendarEvent
  className: string
  isCurrent?: boolean
  children: ReactNode
}

/**
 * Chooses an event on the events screen (specification, section 4). It is a link to the event's own
 * page all the same: elsewhere, in new tabs, for search engines, and before scripts run.
 */
export function DetailsLink({ event, className, isCurrent, children }: DetailsLinkProps) {
  const select = useSelect()
  const choose = (click: MouseEvent) => {
    if (!select || !isPlain(click)) return
    click.preventDefault()
    select(event)
  }
  return (
    <Link
      to={`/events/${event.id}`}
      aria-current={isCurrent || undefined}
      className={className}
      onClick={choose}
    >
      {children}
    </Link>
  )
}

/** Neither asks for a new tab or window nor for a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

type Select = (event: CalendarEvent) => void

/** Chooses the event whose details are shown on this screen; null where links lead to its page. */
export const SelectContext = createContext<Select | null>(null)

function useSelect(): Select | null {
  return useContext(SelectContext)
}
