import { TriangleAlert } from 'lucide-react'
import { calendarTrouble as words } from '#content/events.ts'
import { calendarMessages } from '#contracts/messages.ts'
import { momentAt } from '#contracts/moments.ts'
import { useFacts } from '../../documents.ts'
import type { CalendarIssue as Issue } from './events-query.ts'
import { RefreshButton } from './refresh-button.tsx'
import type { Refresh } from './use-refresh.ts'

interface CalendarIssueProps {
  issue: Issue
  refresh: Refresh
}

/** Says what is wrong with the calendar, and what is shown instead (specification, section 8). */
export function CalendarIssue({ issue, refresh }: CalendarIssueProps) {
  const { error, lastRead } = issue
  const { timeZone } = useFacts()
  const { note, lastRead: asOf } = words.issue
  return (
    <div role="alert" className="wrap pt-8">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border-2 border-danger bg-card p-5 md:p-6">
        <TriangleAlert aria-hidden className="size-7 shrink-0 text-danger" />
        <div className="min-w-0 grow basis-72">
          <h2 className="text-xl">{words.issue.heading}</h2>
          <p className="mt-1 wrap-anywhere">{error ?? calendarMessages.notLoaded}</p>
          <p className="text-soft">{lastRead ? asOf(momentAt(lastRead, timeZone)) : note}</p>
          {refresh.state === 'failed' && <p className="mt-1 font-medium">{words.refresh.failed}</p>}
        </div>
        <RefreshButton refresh={refresh} kind="secondary" />
      </div>
    </div>
  )
}
