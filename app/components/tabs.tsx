import { useId, type KeyboardEventHandler, type ReactNode, type KeyboardEvent } from 'react'
import { useLinkClickHandler, type NavigateOptions, useNavigate } from 'react-router'
import { classes } from './classes.ts'
import { useHydrated } from './use-hydrated.ts'

export interface Tab {
  value: string
  label: string
  /** Address of the tab. */
  to: string
  panel: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  chosen: string
  /** Without scripts, the link jumps to the element with this id. */
  anchor?: string
  /** For tabs that are the page's main content: larger, with all panels on paper. */
  isMain?: boolean
  /** Whether Back returns to the previous tab; otherwise it leaves the page. */
  isInHistory?: boolean
}

/**
 * Tabs following the ARIA pattern that are also links: each has an address to share, and without
 * scripts the server renders the requested one.
 */
export function Tabs({ label, tabs, chosen, anchor, isMain = false, isInHistory }: TabsProps) {
  const id = useId()
  const move = { replace: !isInHistory, preventScrollReset: true }
  const moveByKeys = useTabKeys(tabs, move)
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={classes(
          'border-b-2 border-line',
          isMain
            ? 'grid grid-cols-2 gap-x-6 sm:flex sm:gap-x-10 print:hidden'
            : 'flex flex-wrap gap-x-6',
        )}
      >
        {tabs.map((tab) => (
          <TabLink
            key={tab.value}
            tab={tab}
            id={`${id}-${tab.value}`}
            isChosen={tab.value === chosen}
            move={move}
            anchor={anchor}
            onKeyDown={moveByKeys}
            className={isMain ? 'min-h-12 text-lg sm:text-xl' : 'min-h-11'}
          />
        ))}
      </div>
      {tabs.map(({ value, panel }) => (
        <div
          key={value}
          id={`${id}-${value}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${value}`}
          tabIndex={0}
          className={classes('pt-6', value !== chosen && (isMain ? 'not-print:hidden' : 'hidden'))}
        >
          {panel}
        </div>
      ))}
    </>
  )
}

interface TabLinkProps {
  tab: Tab
  id: string
  isChosen: boolean
  move: NavigateOptions
  anchor: string | undefined
  onKeyDown: KeyboardEventHandler<HTMLElement>
  className: string
}

/** Before hydration every tab is a tab stop; afterwards one is, and arrows move between them. */
function TabLink({ tab, id, isChosen, move, anchor, onKeyDown, className }: TabLinkProps) {
  const isHydrated = useHydrated()
  const choose = useLinkClickHandler(tab.to, move)
  return (
    <a
      href={anchor ? `${tab.to}#${anchor}` : tab.to}
      onClick={choose}
      onKeyDown={onKeyDown}
      id={id}
      role="tab"
      aria-selected={isChosen}
      aria-controls={`${id}-panel`}
      tabIndex={isHydrated && !isChosen ? -1 : 0}
      className={classes(
        '-mb-0.5 inline-flex items-center border-b-4 border-transparent font-display font-bold text-soft hover:text-ink aria-selected:border-ember aria-selected:text-ink',
        className,
      )}
    >
      {tab.label}
    </a>
  )
}

/** Arrows, Home and End move the focus and select the tab. */
function useTabKeys(tabs: readonly { to: string }[], move: NavigateOptions) {
  const navigate = useNavigate()
  return (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget.parentElement
    const links = [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    const next = indexAfter(event.key, links.indexOf(event.currentTarget), tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    links[next]?.focus()
    void navigate(tab.to, move)
  }
}

/** Where a key leads from the tab at `index`; null for other keys. */
function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
