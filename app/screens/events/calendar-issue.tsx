import { TriangleAlert, RefreshCw } from 'lucide-react'
import { calendarTrouble as words } from '#content/events.ts'
import { firstDayOf } from '#contracts/event-days.ts'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import { calendarMessages } from '#contracts/messages.ts'
import { momentAt } from '#contracts/moments.ts'
import { useFacts } from '../../documents.ts'
import { type CalendarIssue as Issue, eventsKey } from './events-query.ts'
import { Button, type ButtonKind } from '../../components/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sendOverHttp } from '../../queries.ts'

interface CalendarIssueProps {
  issue: Issue
  /** What is listed below. */
  events: readonly CalendarEvent[]
  refresh: Refresh
}

/** Says what is wrong with the calendar, and what is shown instead (specification, section 8). */
export function CalendarIssue({ issue, events, refresh }: CalendarIssueProps) {
  const { error, lastRead } = issue
  const { timeZone } = useFacts()
  const shown = lastRead
    ? words.issue.lastRead(momentAt(lastRead, timeZone))
    : builtInNote(events, timeZone)
  return (
    <div role="alert" className="wrap pt-8">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border-2 border-danger bg-card p-5 md:p-6">
        <TriangleAlert aria-hidden className="size-7 shrink-0 text-danger" />
        <div className="min-w-0 grow basis-72">
          <h2 className="text-xl">{words.issue.heading}</h2>
          <p className="mt-1 wrap-anywhere">{error ?? calendarMessages.notLoaded}</p>
          {shown && <p className="text-soft">{shown}</p>}
          {refresh.state === 'failed' && <p className="mt-1 font-medium">{words.refresh.failed}</p>}
        </div>
        <RefreshButton refresh={refresh} kind="secondary" />
      </div>
    </div>
  )
}

/** The specification's words while they are so; null while nothing is listed. */
function builtInNote(events: readonly CalendarEvent[], timeZone: string): string | null {
  const { note, noteYear, regular } = words.issue
  const isOfThatYear = (event: CalendarEvent) =>
    event.isSample && firstDayOf(event, timeZone).startsWith(noteYear)
  if (events.some(isOfThatYear)) return note
  return events.length > 0 ? regular : null
}

/** Refreshes the calendar; without scripts it reloads the page. */
export function RefreshButton({ refresh, kind }: { refresh: Refresh; kind?: ButtonKind }) {
  const isBusy = refresh.state === 'busy'
  return (
    <form
      action="/events"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void refresh.refresh()
      }}
    >
      <Button type="submit" kind={kind} aria-disabled={isBusy}>
        <RefreshCw aria-hidden className={isBusy ? 'size-5 motion-safe:animate-spin' : 'size-5'} />
        {isBusy ? words.refresh.busy : words.refresh.label}
      </Button>
    </form>
  )
}

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
