import { TriangleAlert } from 'lucide-react'
import { eventsPage } from '#content/events/events-page.ts'
import { calendarMessages } from '#contracts/messages.ts'
import { RefreshButton } from './refresh-button.tsx'
import type { Refresh } from './use-refresh.ts'

interface CalendarIssueProps {
  /** From the server; null when it cannot be asked. */
  error: string | null
  refresh: Refresh
}

/** Says what went wrong with the calendar, and what is shown instead (specification, section 8). */
export default function CalendarIssue({ error, refresh }: CalendarIssueProps) {
  return (
    <div role="alert" className="wrap pt-8">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border-2 border-danger bg-card p-5 md:p-6">
        <TriangleAlert aria-hidden className="size-7 shrink-0 text-danger" />
        <div className="min-w-0 grow basis-72">
          <h2 className="text-xl">{eventsPage.issue.heading}</h2>
          <p className="mt-1 wrap-anywhere">{error ?? calendarMessages.notLoaded}</p>
          <p className="text-soft">{eventsPage.issue.note}</p>
        </div>
        <RefreshButton refresh={refresh} kind="secondary" />
      </div>
    </div>
  )
}
