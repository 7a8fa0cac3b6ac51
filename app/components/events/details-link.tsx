import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { CalendarEvent } from '#contracts/events.ts'
import { eventsPage } from '#content/events.ts'

interface DetailsLinkProps {
  event: CalendarEvent
  className: string
  isCurrent?: boolean
  children: ReactNode
}

/**
 * Selects an event on the events screen (specification, section 4). Still a link to the event's
 * page: for other screens, new tabs, search engines, and before hydration.
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

/** A plain click, not one for a new tab, a new window or a download. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

type Select = (event: CalendarEvent) => void

/** Selects the event whose details this screen shows; null where links open its page. */
export const SelectContext = createContext<Select | null>(null)

function useSelect(): Select | null {
  return useContext(SelectContext)
}

/** The link of a card; it covers the whole card. */
export function ViewDetails({ event }: { event: CalendarEvent }) {
  return (
    <DetailsLink
      event={event}
      className="py-1.5 font-display font-bold underline decoration-ember decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-lg"
    >
      {eventsPage.viewDetails}
      <span className="sr-only">{eventsPage.detailsOf(event.summary)}</span>
    </DetailsLink>
  )
}
