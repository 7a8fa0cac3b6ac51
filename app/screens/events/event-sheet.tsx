import { useEffect, useRef } from 'react'
import { eventsPage } from '#content/events.ts'
import type { Day } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { EventBody } from './event-body.tsx'

interface EventSheetProps {
  event: CalendarEvent
  today: Day
  onClose: () => void
  /** Takes the event to the search section. */
  onShowInSearch: () => void
}

/** The details of an event over the page, which keeps its place. Back closes it as well. */
export default function EventSheet({ event, today, onClose, onShowInSearch }: EventSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isForSearch = useRef(false)
  // Going back in the history would stop a scroll that had begun before.
  const showInSearch = () => {
    if (isForSearch.current) return
    isForSearch.current = true
    history.back()
  }
  return (
    <Dialog
      label={eventsPage.find.details}
      onClose={() => (isForSearch.current ? onShowInSearch() : onClose())}
      closesOnBack
      className="sheet w-full max-sm:mx-0 max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none sm:p-8"
    >
      <EventBody event={event} today={today} heading={heading} className="pr-12" isOverlay>
        <Button
          kind="quiet"
          size="small"
          className="underline underline-offset-4 max-sm:-ml-4"
          onClick={showInSearch}
        >
          {eventsPage.find.showHere}
        </Button>
      </EventBody>
    </Dialog>
  )
}
