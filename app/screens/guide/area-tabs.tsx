import type { KeyboardEvent } from 'react'
import { useLinkClickHandler, useNavigate, useSearchParams } from 'react-router'
import { areaGuide } from '#content/guide/area-guide.ts'
import { areaFrom, areas } from '#content/guide/areas.ts'
import type { Area } from '#contracts/site/guide.ts'
import { useIsScripted } from '../../components/use-is-scripted.ts'
import { AreaPanel } from './area-panel.tsx'

const tabsId = 'areas'
const tabId = (area: Area) => `tab-${area.slug}`
const panelId = (area: Area) => `area-${area.slug}`

/** Choosing a tab replaces the address, so that Back leaves the page and nothing jumps. */
const inPlace = { replace: true, preventScrollReset: true } as const

/**
 * Tabs after the ARIA pattern that are links all the same: each area has an address to share, and
 * without scripts the server shows the one that was asked for. All areas are in the HTML and on paper.
 */
export function AreaTabs() {
  const [search] = useSearchParams()
  const chosen = areaFrom(search.get('area'))
  return (
    <div id={tabsId} className="wrap pt-10 md:pt-14">
      <div
        role="tablist"
        aria-label={areaGuide.tabs}
        className="grid grid-cols-2 gap-x-6 border-b-2 border-line sm:flex sm:gap-x-10 print:hidden"
      >
        {areas.map((area) => (
          <AreaTab key={area.slug} area={area} isChosen={area.slug === chosen.slug} />
        ))}
      </div>
      {areas.map((area) => (
        <div
          key={area.slug}
          id={panelId(area)}
          role="tabpanel"
          aria-labelledby={tabId(area)}
          tabIndex={0}
          className={area.slug === chosen.slug ? '' : 'not-print:hidden'}
        >
          <AreaPanel area={area} />
        </div>
      ))}
    </div>
  )
}

/** Before scripts run every tab can be reached with Tab; then one, and the arrows do the rest. */
function AreaTab({ area, isChosen }: { area: Area; isChosen: boolean }) {
  const isScripted = useIsScripted()
  const choose = useLinkClickHandler(addressOf(area), inPlace)
  const moveByKeys = useKeys()
  return (
    <a
      href={`${addressOf(area)}#${tabsId}`}
      onClick={choose}
      onKeyDown={moveByKeys}
      id={tabId(area)}
      role="tab"
      aria-selected={isChosen}
      aria-controls={panelId(area)}
      tabIndex={isScripted && !isChosen ? -1 : 0}
      className="-mb-0.5 flex min-h-12 items-center border-b-4 border-transparent font-display text-xl font-bold text-soft hover:text-ink aria-selected:border-ember aria-selected:text-ink"
    >
      {area.name}
    </a>
  )
}

function addressOf(area: Area): string {
  const isFirst = area.slug === areas[0].slug
  return isFirst ? areaGuide.path : `${areaGuide.path}?area=${area.slug}`
}

/** Arrows, Home and End move the focus, and what has the focus is chosen. */
function useKeys() {
  const navigate = useNavigate()
  return (event: KeyboardEvent<HTMLElement>) => {
    const index = areas.findIndex((area) => tabId(area) === event.currentTarget.id)
    const area = areas[indexAfter(event.key, index) ?? areas.length]
    if (!area) return
    event.preventDefault()
    document.getElementById(tabId(area))?.focus()
    void navigate(addressOf(area), inPlace)
  }
}

/** Where a key leads from the tab at `index`; null for keys that mean nothing to tabs. */
function indexAfter(key: string, index: number): number | null {
  const last = areas.length - 1
  if (key === 'ArrowRight') return index === last ? 0 : index + 1
  if (key === 'ArrowLeft') return index === 0 ? last : index - 1
  if (key === 'Home') return 0
  return key === 'End' ? last : null
}
