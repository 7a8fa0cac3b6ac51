import { RefreshCw } from 'lucide-react'
import { calendarTrouble } from '#content/events.ts'
import { Button, type ButtonKind } from '../../components/button.tsx'
import type { Refresh } from './use-refresh.ts'

const words = calendarTrouble.refresh

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
        {isBusy ? words.busy : words.label}
      </Button>
    </form>
  )
}
