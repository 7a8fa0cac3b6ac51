import { calendarTrouble, eventsPage } from '#content/events.ts'
import { EmptyPorch } from '../../components/empty-porch.tsx'
import { RefreshButton, type Refresh } from './calendar-issue.tsx'

/** No upcoming events, and how to refresh. */
export default function NothingScheduled({ refresh }: { refresh: Refresh }) {
  return (
    <div className="mt-8 grid justify-items-center gap-3 rounded-lg border-2 border-dashed border-line p-8 text-center md:p-12">
      <EmptyPorch className="w-44" />
      <h3 className="text-heading">{eventsPage.browse.empty}</h3>
      <p className="max-w-xl text-lead text-soft">{calendarTrouble.empty}</p>
      <div className="mt-3">
        <RefreshButton refresh={refresh} />
      </div>
      <p role="status">{refresh.state === 'failed' && calendarTrouble.refresh.failed}</p>
    </div>
  )
}
