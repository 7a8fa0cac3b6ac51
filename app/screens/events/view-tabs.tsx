import type { KeyboardEvent, ReactNode } from 'react'
import { useLinkClickHandler, useNavigate } from 'react-router'
import { eventsPage } from '#content/events/events-page.ts'
import { useIsScripted } from '../../components/use-is-scripted.ts'

const { views } = eventsPage.calendar

const eventViews = ['list', 'calendar'] as const
export type EventView = (typeof eventViews)[number]

/** Choosing a view replaces the address, so that Back leaves the page and nothing jumps. */
const inPlace = { replace: true, preventScrollReset: true } as const

const addressOf = (view: EventView) => `/events?view=${view}`
const tabId = (view: EventView) => `${view}-tab`
const panelId = (view: EventView) => `${view}-view`

export function viewFrom(search: URLSearchParams): EventView {
  return search.get('view') === 'calendar' ? 'calendar' : 'list'
}

interface ViewTabsProps {
  chosen: EventView
  panels: Record<EventView, ReactNode>
}

/** Two tabs after the ARIA pattern, each with an address of its own: links where no script runs. */
export function ViewTabs({ chosen, panels }: ViewTabsProps) {
  return (
    <div className="mt-6">
      <div role="tablist" aria-label={views.label} className="flex gap-x-6 border-b-2 border-line">
        {eventViews.map((view) => (
          <ViewTab key={view} view={view} isChosen={view === chosen} />
        ))}
      </div>
      {eventViews.map((view) => (
        <div
          key={view}
          id={panelId(view)}
          role="tabpanel"
          aria-labelledby={tabId(view)}
          hidden={view !== chosen}
          className="pt-6"
        >
          {panels[view]}
        </div>
      ))}
    </div>
  )
}

/** Before scripts run both can be reached with Tab; then the chosen one, and the arrows. */
function ViewTab({ view, isChosen }: { view: EventView; isChosen: boolean }) {
  const isScripted = useIsScripted()
  const choose = useLinkClickHandler(addressOf(view), inPlace)
  const moveByKeys = useKeys(view)
  return (
    <a
      href={`${addressOf(view)}#event-calendar`}
      onClick={choose}
      onKeyDown={moveByKeys}
      id={tabId(view)}
      role="tab"
      aria-selected={isChosen}
      aria-controls={panelId(view)}
      tabIndex={isScripted && !isChosen ? -1 : 0}
      className="-mb-0.5 inline-flex min-h-11 items-center border-b-4 border-transparent font-display font-bold text-soft hover:text-ink aria-selected:border-ember aria-selected:text-ink"
    >
      {views[view]}
    </a>
  )
}

/** Arrows, Home and End move the focus, and what has the focus is chosen. */
function useKeys(view: EventView) {
  const navigate = useNavigate()
  return (event: KeyboardEvent) => {
    const next = viewAfter(event.key, view)
    if (!next) return
    event.preventDefault()
    document.getElementById(tabId(next))?.focus()
    void navigate(addressOf(next), inPlace)
  }
}

/** Where a key leads from a tab; null for keys that mean nothing to tabs. */
function viewAfter(key: string, view: EventView): EventView | null {
  if (key === 'Home') return 'list'
  if (key === 'End') return 'calendar'
  const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
  if (!isArrow) return null
  return view === 'list' ? 'calendar' : 'list'
}
