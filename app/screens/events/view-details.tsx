import { eventsPage } from '#content/events.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { DetailsLink } from '../../components/events/details-link.tsx'

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
